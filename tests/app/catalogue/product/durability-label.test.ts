import { expect, it } from 'vitest'

import { durabilityYears } from '#app/catalogue/product/durability-label.server.ts'

it.each([
  ['10 år', 10],
  ['2,5 år', 2.5],
  ['3', 3],
  ['2 år', null],
  ['1000 years', null],
  ['livstid', null],
  ['', null],
  [null, null],
])('the value %j is a guarantee of %s years', (value, years) => {
  const parameter = { name: null, label: null, value, show: true, order: 0 }
  const parameters = [{ ...parameter, identifier: 'Durability-Guarantee' }, null]
  expect(durabilityYears([{ name: '', order: null, parameters }])).toBe(years)
})

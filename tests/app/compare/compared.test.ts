import { expect, it } from 'vitest'

import { changeCompared, readComparedIds } from '#app/compare/compared.ts'
import { comparisonRows } from '#app/compare/comparison.ts'

it.each([
  ['1,2,3', [1, 2, 3]],
  ['1.2', [1, 2]],
  ['7,7,7', [7]],
  ['1,2,3,4,5,6', [1, 2, 3, 4]],
  ['', []],
  [null, []],
  ['0,-1,1.5e3,x,9999999999,<script>', [1]],
  ['1,'.repeat(5_000), [1]],
])('of %s the ids %j are compared', (text, ids) => {
  expect(readComparedIds(text)).toEqual(ids)
})

it('a fifth product replaces the oldest', () => {
  expect(changeCompared([1, 2, 3, 4], [{ id: 5, isAdded: true }])).toEqual([2, 3, 4, 5])
})

it('puts properties of one name on a row, measures first, and leaves out what is not stated', () => {
  const property = (name: string, value: string) => ({ name, value })
  const rows = comparisonRows(
    [
      {
        measures: [{ key: 'width', value: '200 cm' }],
        specification: [{ name: 'Allmänt', rows: [property('Material', 'Ek')] }],
      },
      {
        measures: [],
        specification: [
          { name: 'Allmänt', rows: [property('Stil', 'Modern'), property('Material', 'Björk')] },
        ],
      },
    ],
    (key) => `the ${key}`,
  )
  expect(rows).toEqual([
    { name: 'the width', values: ['200 cm', ''] },
    { name: 'Material', values: ['Ek', 'Björk'] },
    { name: 'Stil', values: ['', 'Modern'] },
  ])
})

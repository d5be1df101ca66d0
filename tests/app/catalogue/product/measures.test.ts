import { expect, it } from 'vitest'

import { readMeasures } from '#app/catalogue/product/specification.ts'

it('measures are in centimetres and kilograms, in the number format of the language', () => {
  const measures = readMeasures({ width: 2245, length: 960, height: 820 }, 54500, 'sv')
  expect(measures.map(({ key, value }) => [key, value.replace(/\s/g, ' ')])).toEqual([
    ['width', '224,5 cm'],
    ['depth', '96 cm'],
    ['height', '82 cm'],
    ['weight', '54,5 kg'],
  ])
})

it('missing measures are not shown', () => {
  expect(readMeasures({ width: 0, length: 0, height: 0 }, 0, 'en')).toEqual([])
  expect(readMeasures(null, null, 'en')).toEqual([])
})

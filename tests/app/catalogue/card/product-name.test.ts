import { expect, it } from 'vitest'

import { productName } from '#app/catalogue/card/product-name.ts'

it.each([null, undefined, '', ' '])('%j is no name: the product is called by its alias', (name) => {
  expect(productName(name, 'grey-sofa-3')).toBe('grey sofa 3')
  expect(productName(name)).toBe('')
})

it.each([
  ['Sängram 160 × 200 cm, vit', 'Sängram 160_×_200_cm, vit'],
  ['Matta 80x150 cm', 'Matta 80_x_150_cm'],
  ['Bord 3 modell', 'Bord 3 modell'],
  [null, ''],
])('%s has no line break inside its measures', (name, expected) => {
  expect(productName(name).replace(/\u00a0/g, '_')).toBe(expected)
})

import { expect, it } from 'vitest'
import { parseLength, parseWeight } from '#server/merchant/import/product/measure-text.rules.ts'

it.each([
  ['40 cm', 400],
  ['40cm', 400],
  ['1.2 m', 1200],
  ['1,2 m', 1200],
  ['1.200 m', 1200],
  ['300 mm', 300],
  ['10"', 254],
  ['10 in', 254],
  ['2 ft', 610],
  ['40', 400],
  ['3.7 cm', 37],
  ['', null],
  ['wide', null],
  ['40 parsec', null],
  ['0 cm', null],
  ['-4 cm', null],
  ['9000 m', null],
])('a length of %s is %s mm', (text, expected) => {
  expect(parseLength(text)).toBe(expected)
})

it.each([
  ['12 kg', 12_000],
  ['800 g', 800],
  ['1,5 kg', 1_500],
  ['10 lb', 4_536],
  ['3', 3_000],
  ['heavy', null],
])('a weight of %s is %s g', (text, expected) => {
  expect(parseWeight(text)).toBe(expected)
})

import { expect, test } from 'vitest'

import { readRangeBound } from '#app/catalogue/list/selection/list-range.ts'
import { fastestMs } from '#tests/support/fastest.ts'

test.for([
  ['10000', 10_000],
  ['10 000', 10_000],
  ['10\u00a0000', 10_000],
  ['10.000', 10_000],
  ['10,000', 10_000],
  ['1.500,50 kr', 1_500],
  ['10 000,00 kr', 10_000],
  ['999.90', 999],
  ['12,5', 12],
  [' 220 cm ', 220],
  ['0', 0],
  ['', null],
  ['kr', null],
  ['-5', null],
  ['1e9', null],
  ['12345678', null],
  ['100 00', 10_000],
  ['1.00.000', null],
  [null, null],
] as const)('%j is the bound %j', ([typed, bound]) => {
  expect(readRangeBound(typed)).toBe(bound)
})

test('a long text takes no longer than its length', () => {
  const text = `1${' '.repeat(200_000)}x`
  expect(readRangeBound(text)).toBeNull()
  expect(fastestMs(() => readRangeBound(text))).toBeLessThan(50)
})

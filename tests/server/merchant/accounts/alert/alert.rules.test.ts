import { expect, test } from 'vitest'
import { targetMinor, isDue } from '#server/merchant/accounts/alert/alert.rules.ts'

test.each<[string, number | null | undefined, number, number]>([
  ['the shown price is the current one', 899, 89_900, 89_900],
  ['it had decimals', 719.2, 71_920, 71_920],
  ['a campaign ended after the page was shown', 799, 89_900, 79_900],
  ['a campaign began after the page was shown', 899, 79_900, 79_900],
  ['a stranger invents a high price', 1e300, 89_900, 89_900],
  ['the shop does not say', null, 89_900, 89_900],
  ['the shop says nothing', undefined, 89_900, 89_900],
  ['it is no price', 0, 89_900, 89_900],
  ['it is below nothing', -1, 89_900, 89_900],
])('the price to fall below, where %s', (_, shown, current, asked) => {
  expect(targetMinor(shown, current)).toBe(asked)
})

test.each<[string, number | null, number, number, boolean]>([
  ['is lower', 79_900, 3, 89_900, true],
  ['is a hundredth lower', 89_899, 3, 89_900, true],
  ['is the same', 89_900, 3, 89_900, false],
  ['is higher', 99_900, 3, 89_900, false],
  ['is lower, but the product is sold out', 79_900, 0, 89_900, false],
  ['is not for this market', null, 3, 89_900, false],
])('a price that %s', (_, currentMinor, pieces, asked, isLower) => {
  expect(isDue({ kind: 'price', targetMinor: asked }, { currentMinor, pieces })).toBe(isLower)
})

test.each([
  ['has pieces', 1, true],
  ['is sold out', 0, false],
])('a sku that %s, whatever it costs', (_, pieces, isBack) => {
  expect(isDue({ kind: 'stock', targetMinor: 0 }, { currentMinor: 79_900, pieces })).toBe(isBack)
})

import { expect, test } from 'vitest'
import {
  askedMinor,
  isLowerThanAsked,
} from '#server/merchant/accounts/price-alert/price-alert.rules.ts'

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
  expect(askedMinor(shown, current)).toBe(asked)
})

test.each<[string, number | null, number, number, boolean]>([
  ['is lower', 79_900, 3, 89_900, true],
  ['is a hundredth lower', 89_899, 3, 89_900, true],
  ['is the same', 89_900, 3, 89_900, false],
  ['is higher', 99_900, 3, 89_900, false],
  ['is lower, but the product is sold out', 79_900, 0, 89_900, false],
  ['is not for this market', null, 3, 89_900, false],
])('a price that %s', (_, currentMinor, pieces, asked, isLower) => {
  expect(isLowerThanAsked({ currentMinor, pieces }, asked)).toBe(isLower)
})

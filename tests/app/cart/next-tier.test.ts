import { expect, it } from 'vitest'

import { nextTier } from '#app/cart/next-tier.ts'

const tiers = [{ category: 'QuantityDiscount', actionValue: '6:15, 4:10' }]

it.each([
  [1, 99, { missing: 3, percent: 10 }],
  [4, 99, { missing: 2, percent: 15 }],
  [5, 99, { missing: 1, percent: 15 }],
  [6, 99, null],
  [1, 3, null],
])('a line of %i pieces, with %i in stock, has the next tier %o', (quantity, stock, next) => {
  expect(nextTier(tiers, quantity, stock)).toEqual(next)
})

it.each([
  ['no campaign', null],
  ['another campaign', [{ category: 'PriceCampaign', actionValue: '4:10' }]],
  ['tiers without quantities', [{ category: 'QuantityDiscount', actionValue: '10, 15' }]],
  ['other texts', [null, { category: 'QuantityDiscount', actionValue: '4:<b>, :, -1:5, 4:1e3' }]],
])('a line with %s has no next tier', (_, campaigns) => {
  expect(nextTier(campaigns, 1, 99)).toBeNull()
})

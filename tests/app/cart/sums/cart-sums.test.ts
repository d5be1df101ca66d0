import { describe, expect, it } from 'vitest'

import {
  lineSums,
  savingsOf,
  vatRate,
  withRate,
  type MerchantLine,
} from '#app/cart/sums/cart-sums.ts'

const price = (inc: number, ex: number) => ({ sellingPriceIncVat: inc, sellingPriceExVat: ex })

/** A line of four pieces at 90 with 25 % VAT, whose product costs 100. */
const row = (change: Partial<MerchantLine> = {}): MerchantLine => ({
  quantity: 4,
  totalPrice: price(360, 288),
  campaign: { appliedCampaigns: [], prices: [] },
  product: { unitPrice: price(100, 80) },
  ...change,
})
const currentPrices = { now: { inc: 360_00, ex: 288_00 }, beforeCode: { inc: 360_00, ex: 288_00 } }

describe('a cart line', () => {
  it.each<[string, MerchantLine, boolean, number, number]>([
    ['without a code is what it costs', row(), false, 360_00, 288_00],
    [
      "whose merchant tells nothing of the code is at its page's price",
      row(),
      true,
      400_00,
      320_00,
    ],
    [
      'with a campaign of its own that is told is at the price of the campaign',
      row({
        campaign: { appliedCampaigns: [{}], prices: [{ quantity: 4, price: price(95, 76) }] },
      }),
      true,
      380_00,
      304_00,
    ],
    [
      'with a campaign that is not told is what it costs',
      row({ campaign: { appliedCampaigns: [{}], prices: null } }),
      true,
      360_00,
      288_00,
    ],
    [
      'whose pieces are told in part is not made up',
      row({
        campaign: { appliedCampaigns: [{}], prices: [{ quantity: 1, price: price(95, 76) }] },
      }),
      true,
      360_00,
      288_00,
    ],
    ['that is not sold costs nothing', row({ totalPrice: null }), true, 0, 0],
    ['of a product that has gone is what it costs', row({ product: null }), true, 360_00, 288_00],
    [
      'that the code gives away keeps the rate of its product',
      row({ totalPrice: price(0, 0) }),
      true,
      400_00,
      320_00,
    ],
  ])('%s', (_title, line, hasCode, inc, ex) => {
    expect(lineSums(line, hasCode).beforeCode).toEqual({ inc, ex })
  })
})

describe('a VAT rate', () => {
  it.each([
    [25, 125_00, 100_00],
    [25.5, 39_90, 31_79],
    [13.5, 59_90, 52_78],
    [6, 249_00, 234_91],
    [0, 100_00, 100_00],
  ])('of %s %% is recognized from a rounded amount', (percent, inc, ex) => {
    expect(vatRate({ inc, ex })).toBe(percent / 100)
    expect(withRate(inc, percent / 100)).toEqual({ inc, ex })
  })
})

describe('the discount of a promo code', () => {
  const book = lineSums(row({ totalPrice: price(249, 234.91), quantity: 1, product: null }), false)
  const chairs = lineSums(row(), true)
  const discount = {
    subTotal: { ...price(609, 522.91), discountIncVat: 40, discountExVat: 32 },
    total: { ...price(559, 482.91), discountIncVat: 189, discountExVat: 151.2 },
    fixedAmountDiscountIncVat: 50,
    fixedAmountDiscountExVat: 40,
  }

  it('is the sum of line discounts and fixed amount, with or without VAT as displayed, for any rates', () => {
    expect(savingsOf([book, chairs], discount, 'inc', true)).toEqual({
      discountMinor: 90_00,
      savedMinor: 189_00,
    })
    expect(savingsOf([book, chairs], discount, 'ex', true)).toEqual({
      discountMinor: 72_00,
      savedMinor: 151_20,
    })
    expect(savingsOf([currentPrices], discount, 'inc', false)).toEqual({
      discountMinor: 50_00,
      savedMinor: 0,
    })
  })

  it('counts for the code what it alone reduces, where fixed amounts are those of a campaign too', () => {
    expect(savingsOf([book, chairs], discount, 'inc', true, false)).toEqual({
      discountMinor: 90_00,
      savedMinor: 139_00,
    })
  })

  it('is zero for a cart without discount fields', () => {
    expect(savingsOf([], null, 'inc', true)).toEqual({ discountMinor: 0, savedMinor: 0 })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  multiBuyDiscounts,
  priceLine,
  findTier,
  totalsOf,
  type MultiBuy,
} from '#server/merchant/buying/cart/cart.rules.ts'
import { findPromoCode } from '#server/merchant/buying/cart/promo/promo-codes.ts'

const noFees = { fixedDiscountMinor: 0, shippingMinor: 0, paymentMinor: 0 }
const lineWithoutTiers = (quantity: number, sellingMinor: number, regularMinor = sellingMinor) =>
  priceLine({ quantity, sellingMinor, regularMinor, tiers: [] }, 0)

describe('totals', () => {
  it.each([
    { vat: 2500, lines: [lineWithoutTiers(1, 499500)], inc: 499500, ex: 399600, tax: 99900 },
    { vat: 2500, lines: [lineWithoutTiers(3, 19999)], inc: 59997, ex: 47998, tax: 11999 },
    {
      vat: 2550,
      lines: [lineWithoutTiers(2, 4990), lineWithoutTiers(1, 990)],
      inc: 10970,
      ex: 8741,
      tax: 2229,
    },
    { vat: 1900, lines: [lineWithoutTiers(1, 1)], inc: 1, ex: 1, tax: 0 },
    { vat: 2500, lines: [], inc: 0, ex: 0, tax: 0 },
  ])('of $lines.length lines at $vat basis points are $inc with and $ex without VAT', (row) => {
    const { total, vats } = totalsOf(row.lines, noFees, row.vat)
    expect(total.selling).toEqual({ inc: row.inc, ex: row.ex })
    expect(vats).toEqual([{ basisPoints: row.vat, amountMinor: row.tax }])
  })

  it('include delivery, fee and gift card: lines − gift card + fees is the amount to pay', () => {
    const totals = totalsOf(
      [lineWithoutTiers(2, 100_00, 150_00)],
      { fixedDiscountMinor: 50_00, shippingMinor: 99_00, paymentMinor: 29_00 },
      2500,
    )
    expect(totals.subTotal.selling).toEqual({ inc: 200_00, ex: 160_00 })
    expect(totals.subTotal.regular).toEqual({ inc: 300_00, ex: 240_00 })
    expect(totals.total.selling.inc).toBe(200_00 - 50_00 + 99_00 + 29_00)
    expect(totals.total.regular.inc - totals.total.selling.inc).toBe(100_00 + 50_00)
  })

  it('are equal to the sum of the lines, for any prices, quantities and VAT', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 200 }),
      sellingMinor: fc.integer({ min: 0, max: 10_000_000 }),
      percent: fc.integer({ min: 0, max: 90 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.constantFrom(2500, 2550, 1900, 1400),
        fc.constantFrom(0, 10, 15),
        (lines, vat, promo) => {
          const priced = lines.map(({ percent, ...rest }) =>
            priceLine(
              { ...rest, regularMinor: rest.sellingMinor, tiers: [{ quantity: 3, percent }] },
              promo,
            ),
          )
          const whole = totalsOf(priced, noFees, vat)
          const parts = priced.map((one) => totalsOf([one], noFees, vat).total.selling)
          expect(whole.total.selling.inc).toBe(parts.reduce((sum, { inc }) => sum + inc, 0))
          expect(whole.total.selling.ex).toBe(parts.reduce((sum, { ex }) => sum + ex, 0))
          expect(whole.vats[0]?.amountMinor).toBe(whole.total.selling.inc - whole.total.selling.ex)
          expect(whole.subTotal.selling.inc).toBeLessThanOrEqual(whole.subTotal.regular.inc)
        },
      ),
    )
  })
})

describe('a tier campaign', () => {
  const tiers = [
    { quantity: 4, percent: 15 },
    { quantity: 2, percent: 10 },
  ]
  it.each([
    [1, null, 100_00],
    [2, 10, 90_00],
    [3, 10, 90_00],
    [4, 15, 85_00],
    [40, 15, 85_00],
  ])('lowers the unit price of %i pieces by %s percent', (quantity, percent, unit) => {
    expect(findTier(tiers, quantity)?.percent ?? null).toBe(percent)
    const line = priceLine({ quantity, sellingMinor: 100_00, regularMinor: 100_00, tiers }, 0)
    expect(line.unitSellingMinor).toBe(unit)
  })

  it('and a promo code apply one after the other', () => {
    const line = priceLine({ quantity: 4, sellingMinor: 100_00, regularMinor: 120_00, tiers }, 10)
    expect(line).toMatchObject({ unitSellingMinor: 76_50, unitRegularMinor: 120_00 })
  })
})

describe('a multi-buy campaign', () => {
  const threeForTwo = { campaignId: 'a', take: 3, pay: 2 }
  const line = (quantity: number, unitSellingMinor: number, ...multiBuys: MultiBuy[]) => ({
    quantity,
    unitSellingMinor,
    multiBuys,
  })
  it.each([
    ['too few pieces', [line(2, 100, threeForTwo)], []],
    ['three of one line', [line(3, 100, threeForTwo)], [{ campaignId: 'a', minor: 100 }]],
    ['eight pieces', [line(8, 100, threeForTwo)], [{ campaignId: 'a', minor: 200 }]],
    [
      'pieces of several lines',
      [line(2, 300, threeForTwo), line(1, 100, threeForTwo), line(9, 50)],
      [{ campaignId: 'a', minor: 100 }],
    ],
    [
      'more free pieces than the cheapest line has',
      [line(5, 300, threeForTwo), line(1, 100, threeForTwo)],
      [{ campaignId: 'a', minor: 400 }],
    ],
    [
      'a line in two campaigns',
      [line(3, 100, threeForTwo, { campaignId: 'b', take: 2, pay: 1 })],
      [{ campaignId: 'a', minor: 100 }],
    ],
  ])('with %s takes off %j', (_, lines, discounts) => {
    expect(multiBuyDiscounts(lines)).toEqual(discounts)
  })
})

describe('a promo code', () => {
  it.each([
    ['SOMMAR10', 'SOMMAR10'],
    [' sommar 10 ', 'SOMMAR10'],
    ['frakt\u00a0fritt', 'FRAKTFRITT'],
    ['ＧＡＶＡ500', 'GAVA500'],
    ['', null],
    ['SOMMAR', null],
    ['__proto__', null],
  ])('typed as "%s" is read as %s', (typed, code) => {
    expect(findPromoCode(typed)?.code ?? null).toBe(code)
  })
})

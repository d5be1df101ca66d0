import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { moneyOf } from '#app/agents/money.ts'
import type { WireCart } from '#app/cart/cart-documents.server.ts'
import { readAmounts, readSums } from '#app/cart/sums/read-sums.server.ts'
import { quoteCart, type QuoteChoices } from '#server/merchant/buying/cart/cart-quote.ts'
import { cartType, type CartView } from '#server/merchant/buying/cart/api/cart-type.ts'
import { quoteMarket } from '#server/merchant/buying/cart/quote-market.ts'
import type { SkuOffer, SkuOffers } from '#server/merchant/buying/cart/sku-offers.ts'
import { languages, markets, type Market } from '#server/merchant/channel/markets.ts'

/**
 * Random carts from the merchant's rules to the amounts that the shop shows: every sum is exact in minor
 * units, and every formatted amount is its number.
 */
const day = new Date('2026-11-20T12:00:00Z')

const offer = fc
  .record({
    sellingMinor: fc.integer({ min: 1, max: 3_000_000 }),
    reduction: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    percent: fc.constantFrom(0, 10, 15, 33),
    isSold: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  })
  .map((drawn) => ({ ...drawn, regularMinor: drawn.sellingMinor + drawn.reduction }))

const purchase = fc.record({
  offers: fc.array(offer, { maxLength: 8 }),
  /** How many of the first lines are the parts of packages. */
  parts: fc.constantFrom(0, 0, 2, 5),
  promoCode: fc.constantFrom(null, 'SOMMAR10', 'FRAKTFRITT', 'GAVA500', 'STOR5000', 'LAMPA20'),
  externalShippingFeeMinor: fc.option(fc.integer({ min: 0, max: 99_999 })),
  language: fc.constantFrom(...languages),
  choices: fc.record<QuoteChoices>({
    shippingId: fc.constantFrom(null, 1, 2, 3),
    paymentId: fc.constantFrom(null, 21, 23, 24),
    isPaymentIncluded: fc.boolean(),
    useExternalShippingFee: fc.boolean(),
    balanceMinor: fc.constantFrom(0, 1, 500_00, 90_000_000),
  }),
})

type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never

const packages = 3
const packagePart = { groupKey: 'set', packageId: 900, groupId: 1 }

function quote(
  { offers, parts, promoCode, externalShippingFeeMinor, language, choices }: Purchase,
  market: Market,
) {
  const lines = offers.map(({ quantity }, index) => ({
    id: `line-${index}`,
    skuId: index + 1,
    message: '',
    quantity: index < parts ? packages * (index + 1) : quantity,
    part: index < parts ? { ...packagePart, optionId: index + 1, pieces: index + 1 } : null,
  }))
  const cart = {
    id: 'cart',
    promoCode,
    merchantData: null,
    externalShippingFeeMinor,
    isCompleted: false,
    lines,
  }
  const findOffer = (skuId: number): SkuOffer | null => {
    const { sellingMinor, regularMinor, percent, isSold } = offers[skuId - 1]!
    const multiBuys = percent === 33 ? [{ campaignId: 'three-for-two', take: 3, pay: 2 }] : []
    const tiers = percent === 10 || percent === 15 ? [{ quantity: 4, percent }] : []
    const productId = skuId
    return isSold
      ? {
          productId,
          available: 99,
          sellingMinor,
          regularMinor,
          tiers,
          multiBuys,
          weightGrams: 9_000 * skuId,
          campaignIds: [],
          categoryKeys: skuId % 2 ? ['lighting'] : [],
        }
      : null
  }
  const options = offers.map((_, index) => ({
    id: index + 1,
    productId: index + 1,
    quantity: index + 1,
  }))
  const goods: SkuOffers = {
    findOffer,
    productIdOf: (skuId: number) => skuId,
    findPackage: () => ({ percent: 15, groups: [{ id: 1, isRequired: true, options }] }),
  }
  const view: CartView = {
    market,
    language,
    productOf: () => null,
    unsoldProductOf: () => null,
    campaignOf: () => null,
    packageNameOf: () => 'Set',
  }
  const quoted = quoteCart(cart, quoteMarket(market, day), goods, choices)
  // As a client reads it.
  const wire = JSON.parse(JSON.stringify(cartType(cart, quoted, view))) as WireCart
  return { quoted, wire }
}

/** `1 234,50 kr`, `SEK 1,234.5` as minor units. */
function minorOf(text: string): number {
  const digits = /\d[\d\s.,’]*/u.exec(text)?.[0].trim() ?? ''
  const decimals = /[.,](\d{2})$/.exec(digits)?.[1] ?? '00'
  const whole = digits.replace(/[.,]\d{2}$/, '').replace(/\D/g, '')
  return Number(whole + decimals) * (/[−-]/.test(text) ? -1 : 1)
}

/** Names of formatted amounts that differ from the number beside them. */
function wronglyFormatted(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Record<string, unknown>
  return Object.entries(fields).flatMap(([name, text]) => {
    if (!name.endsWith('Formatted')) return wronglyFormatted(text)
    const number = Number(fields[name.replace(/Formatted$/, '')])
    const isExact = typeof text !== 'string' || minorOf(text) === Math.round(number * 100)
    return isExact ? [] : [`${name} ${text} of ${number}`]
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

it('a total that a merchant does not round is what its buyer sees', () => {
  const view = { vatIncluded: true, languageId: 'sv-SE', market: { currency: 'SEK' } }
  const total = { sellingPriceIncVat: 1383.4999999998, sellingPriceExVat: 1106.8 }
  const wire = { items: [], summary: { total } } as unknown as WireCart
  const { summary } = readSums(view as Parameters<typeof readSums>[0], wire)
  expect(summary).toMatchObject({ totalAmount: 1383.5, dueAmount: 1383.5 })
})

describe.each(markets)('a random cart in $alias', (market) => {
  it('costs the sum of its lines, discounts, fees and VAT', () => {
    fc.assert(
      fc.property(purchase, (drawn) => {
        const { quoted, wire } = quote(drawn, market)
        const { subTotal, total, fixedDiscount, shipping, payment, vats } = quoted.totals
        for (const kind of ['inc', 'ex'] as const) {
          const priceName = kind === 'inc' ? 'sellingPriceIncVat' : 'sellingPriceExVat'
          const lines = wire.items!.map((item) => item?.totalPrice?.[priceName] ?? 0)
          expect(sum(lines.map((amount) => Math.round(amount * 100)))).toBe(subTotal.selling[kind])
          expect(total.selling[kind]).toBe(
            subTotal.selling[kind] - fixedDiscount[kind] + shipping[kind] + payment[kind],
          )
        }
        // A package is sold as a whole, and each of its parts is cheaper than by itself.
        const rows = quoted.lines.filter(({ part }) => part)
        const partCount = Math.min(drawn.parts, drawn.offers.length)
        expect([0, partCount]).toContain(rows.length)
        for (const { skuId, sellingMinor } of rows) {
          expect(sellingMinor).toBeLessThanOrEqual(drawn.offers[skuId - 1]!.sellingMinor)
        }
        expect(sum(vats.map(({ amountMinor }) => amountMinor))).toBe(
          total.selling.inc - total.selling.ex,
        )
        expect(total.selling.inc).toBeGreaterThanOrEqual(0)
        expect(quoted.balance?.usedMinor ?? 0).toBeLessThanOrEqual(total.selling.inc)
        expect(wronglyFormatted(wire)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it.each([true, false])('is shown in rows that add up, with VAT included: %s', (vatIncluded) => {
    fc.assert(
      fc.property(purchase, (drawn) => {
        const { quoted, wire } = quote(drawn, market)
        const view = {
          vatIncluded,
          languageId: drawn.language.iso,
          market: { currency: market.currency.code },
        } as Parameters<typeof readSums>[0]
        const { prices, summary } = readSums(view, wire)
        const amountOf = (text: string | null) => (text === null ? 0 : minorOf(text))
        const lines = [...prices.values()].map(({ totalPrice }) => amountOf(totalPrice))
        expect(sum(lines)).toBe(amountOf(summary.subTotal))
        const rows =
          amountOf(summary.subTotal) +
          amountOf(summary.discount) +
          amountOf(summary.shipping.fee) +
          amountOf(summary.paymentFee)
        if (vatIncluded) expect(rows).toBe(amountOf(summary.total))
        else {
          expect(rows).toBe(amountOf(summary.net))
          expect(rows + amountOf(summary.vat)).toBe(amountOf(summary.total))
        }
        expect(amountOf(summary.total)).toBe(quoted.totals.total.selling.inc)
        const deduction = amountOf(summary.balance)
        expect(amountOf(summary.total) + deduction).toBe(amountOf(summary.due))
        expect(Math.round(summary.dueAmount * 100)).toBe(amountOf(summary.due))
        expect(`${summary.discount} ${summary.balance}`).not.toContain('-')
        const { isFree, leftToFree } = summary.shipping
        expect(isFree && leftToFree).not.toBeTypeOf('string')
      }),
      { numRuns: 50 },
    )
  })

  it('has the same fees and VAT when the merchant sends them as numbers alone', () => {
    fc.assert(
      fc.property(purchase, (drawn) => {
        const { wire } = quote(drawn, market)
        const asNumbers = JSON.parse(
          JSON.stringify(wire, (name, value: unknown) =>
            name.endsWith('Formatted') ? null : value,
          ),
        ) as WireCart
        const view = {
          vatIncluded: true,
          languageId: drawn.language.iso,
          market: { currency: market.currency.code },
        } as Parameters<typeof readSums>[0]
        const [{ summary: written }, { summary }] = [wire, asNumbers].map((each) =>
          readSums(view, each),
        ) as [ReturnType<typeof readSums>, ReturnType<typeof readSums>]
        expect(minorOf(summary.shipping.fee)).toBe(minorOf(written.shipping.fee))
        expect(minorOf(summary.paymentFee ?? '')).toBe(minorOf(written.paymentFee ?? ''))
        expect(minorOf(summary.vat)).toBe(minorOf(written.vat))
      }),
      { numRuns: 25 },
    )
  })
})

it.each([
  ['SEK', 13_995.5, 1_399_550],
  ['ISK', 13_995, 13_995],
  ['KWD', 13.5, 13_500],
  ['Taler', 13.5, 1_350],
])('an amount of %s is told to machines in its minor units', (code, amount, minor) => {
  const price = { sellingPriceIncVat: amount, sellingPriceExVat: amount, currency: { code } }
  const item = { id: 'line', quantity: 1, unitPrice: price, totalPrice: price }
  const wire = { promoCode: null, items: [item], summary: { subTotal: price, total: price } }
  const view = { vatIncluded: true, market: { currency: 'SEK' } } as Parameters<
    typeof readAmounts
  >[0]
  const amounts = readAmounts(view, wire as unknown as WireCart)
  expect(amounts).toMatchObject({ subTotal: minor, total: minor, currency: code })
  expect(amounts.lines.get('line')).toEqual({ unit: minor, total: minor, discount: 0 })
  if (code.length === 3) expect(moneyOf(amount, code)).toEqual({ amount: minor, currency: code })
})

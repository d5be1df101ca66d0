import { expect, it } from 'vitest'

import type { WireOrder } from '#app/account/orders/order-documents.server.ts'
import { readOrder } from '#app/account/orders/read-order.server.ts'

const view = { languageId: 'sv-SE', language: 'sv', prefix: '', market: { currency: 'SEK' } }

const orderWith = (...categories: string[]): WireOrder => {
  const appliedCampaigns = categories.map((category) => ({ category, name: 'Tre för två' }))
  const summary = { fixedAmountDiscountIncVat: 799, fixedAmountDiscountExVat: 639.2 }
  return {
    id: 1,
    status: 'pending',
    publicId: '',
    createdAt: '2026-11-23T12:00:00Z',
    cart: { promoCode: 'GAVA500', appliedCampaigns, items: [], summary },
  } as unknown as WireOrder
}

it.each([
  ['a gift code alone', [], 'GAVA500'],
  ['a gift code and a campaign', ['MultiBuy'], null],
])('the discount of an order by %s is named after what it is', (_, categories, discountCode) => {
  const { summary } = readOrder(view as Parameters<typeof readOrder>[0], orderWith(...categories))
  expect(summary).toMatchObject({ discountCode })
})

const refundedBy = (...totals: number[]) => {
  const total = { sellingPriceIncVat: 11_990, sellingPriceExVat: 9592 }
  const items = [{ id: '1', skuId: 7, quantity: 2, unitPrice: null, totalPrice: total }]
  const wire = {
    ...orderWith(),
    refunds: totals.map((amount, id) => ({ id, itemId: 7, total: amount })),
    cart: { items, summary: { total, shipping: { feeIncVat: 0, isDefault: true } } },
  } as unknown as WireOrder
  return readOrder(view as Parameters<typeof readOrder>[0], wire)
}

it.each([
  ['nothing', [], false],
  ['a part, as for a damage', [500], false],
  ['all of it in two parts', [5995, 5995], true],
])(
  'an order and its line are called refunded after a refund of %s: %s',
  (_, totals, isRefunded) => {
    const order = refundedBy(...totals)
    expect(order).toMatchObject({ isRefunded, lines: [{ isRefunded }] })
    expect(order.refunds).toHaveLength(totals.length)
  },
)

it.each([
  ['nothing', [], true],
  ['a part, as for a damage', [500], true],
  ['all of it', [11_990], false],
])(
  'after a refund of %s (%j) it is told whether withdrawal is offered: %s',
  (_, totals, canWithdraw) => {
    expect(refundedBy(...totals)).toMatchObject({ canWithdraw })
  },
)

it('a line whose product has no name is named after its address', () => {
  const product = { productId: 7, alias: 'soffa-vik', name: null }
  const wire = { ...orderWith(), cart: { items: [{ id: '1', skuId: 7, quantity: 1, product }] } }
  const { lines } = readOrder(view as Parameters<typeof readOrder>[0], wire as unknown as WireOrder)
  expect(lines).toMatchObject([{ name: 'soffa vik', path: '/p/soffa-vik' }])
})

it('a refund of an order without a currency has that of the market', () => {
  const inDenmark = { ...view, languageId: 'da-DK', language: 'da', market: { currency: 'DKK' } }
  const wire = { ...orderWith(), refunds: [{ id: 1, itemId: 7, total: 500 }] } as WireOrder
  const [refund] = readOrder(inDenmark as Parameters<typeof readOrder>[0], wire).refunds
  expect(refund?.amount).toMatch(/^500\skr\.$/)
})

it('the shipping fee of an order is no estimate', () => {
  expect(refundedBy().summary).toMatchObject({ shipping: { isEstimate: false } })
})

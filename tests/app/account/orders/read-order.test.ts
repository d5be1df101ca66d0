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

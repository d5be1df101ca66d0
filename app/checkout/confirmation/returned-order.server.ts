import { embeddedProviders, isEmbeddedType } from '#app/checkout/providers/embedded-providers.ts'
import type { PaymentType } from '#app/checkout/providers/payment-provider.ts'
import { orderParameter } from '#app/checkout/providers/standard.server.ts'
import { parseSeenAmounts, type SeenAmounts } from '#app/checkout/payment/seen-amounts.ts'

export interface ReturnedOrder {
  orderId: string
  cartId: string
  paymentType: PaymentType
  /** The amounts that the payer saw; null when the address does not have them. */
  seen: SeenAmounts | null
}

/** The order of a payer who returns; ids may be empty. A provider's id comes before the shop's (merchant API 6.5). */
export function readReturnedOrder(query: URLSearchParams): ReturnedOrder {
  const cartId = query.get('cartid') ?? ''
  const seen = parseSeenAmounts(query.get('seen'))
  for (const [type, { confirmParameter }] of Object.entries(embeddedProviders)) {
    const orderId = query.get(confirmParameter)
    if (orderId && isEmbeddedType(type)) return { orderId, cartId, paymentType: type, seen }
  }
  const orderId = query.get(orderParameter) ?? ''
  return { orderId, cartId, paymentType: 'STANDARD', seen }
}

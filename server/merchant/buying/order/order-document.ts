/** What was ordered, complete and immutable. */
import { createHash } from 'node:crypto'
import type { CartQuote } from '../cart/cart-quote.ts'
import type { OrderArticle } from '../cart/order-article.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import type { Address } from '../../vocabulary/address.ts'
import type { Checkout } from '../checkout/checkout.store.ts'

export interface OrderDocument {
  language: LanguageCode
  quote: CartQuote
  /** One for each row of the quote, in the same order, with its name at the time of purchase. */
  articles: OrderArticle[]
  billingAddress: Address
  shippingAddress: Address
  checkout: Checkout
  shippingName: string
  paymentName: string
}

/**
 * Hash of what is ordered; equal for two submits of one order, different for a changed order.
 * Excluded is what changes without the shopper: stock, the remaining balance, and the return
 * addresses.
 */
export function contentHash({ quote, checkout, ...document }: OrderDocument): string {
  const { checkoutUrls: _urls, skipShippingValidation: _skip, ...agreed } = checkout
  const lines = quote.lines.map(({ available: _available, ...line }) => line)
  const balance = quote.balance?.usedMinor
  return createHash('sha256')
    .update(JSON.stringify({ ...document, checkout: agreed, quote: { ...quote, lines, balance } }))
    .digest('base64url')
}

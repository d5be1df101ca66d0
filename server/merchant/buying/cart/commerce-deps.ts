/** Dependencies of cart, checkout and order; passed in, so that tests can replace them. */
import type { CartQuote } from './cart-quote.ts'
import type { PromoCode } from './promo/promo-codes.ts'
import type { SkuOffers } from './sku-offers.ts'
import type { LanguageCode } from '../../channel/markets.ts'
import type { TextSection } from '../../mail/create-mail.ts'
import type { Sender } from '../../mail/sender.ts'
import type { Database } from '../../store/database.ts'

export interface CommerceDeps extends Sender {
  db: Database
  offers: SkuOffers & Stock
  now: () => number
  /** Its terms of today in a language, as titles and paragraphs; empty without a page of them. */
  terms?: (language: LanguageCode) => readonly TextSection[]
  /** Origins of the storefront's other languages, with which return URLs may begin too. */
  otherOrigins?: readonly string[]
  unsubscribeKey: Buffer
  /** Signs the links of mails to orders, which open the whole page of the order. */
  orderLinkKey: Buffer
  orders: CartOrders
}

/** What a cart reads of its orders. The order folder implements it. */
export interface CartOrders {
  /** Whether one more order of the buyer may have a promo code. Without an address, that of the checkout counts. */
  mayUsePromoCode(
    promo: PromoCode,
    buyer: { cartId: string; email?: string | null; customerId: number | null },
  ): boolean
  /** Reserved by the cart's pending order: available again once the cart changes. */
  reservedQuantity(cartId: string, skuId: number): number
  endPendingOrder(cartId: string): void
  /** The quote that was paid; null for a cart that was not bought. */
  paidQuote(cartId: string): CartQuote | null
  /** What a customer's balance may pay, minor units, with what the cart's pending order has debited; 0 for guests. */
  spendableMinor(cartId: string, customerId: number | null, currency: string): number
}

/** Reserves and releases stock; called inside a transaction. */
export interface Stock {
  /** Returns false and reserves nothing when fewer than `quantity` are available. */
  reserve(skuId: number, quantity: number): boolean
  release(skuId: number, quantity: number): void
}

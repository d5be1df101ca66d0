/** Dependencies of the buying side; passed in, so that tests can replace them. */
import type { CartQuote } from './cart-quote.ts'
import type { Goods } from './goods.ts'
import type { PaymentSession, SessionRequest } from '../payment/session.store.ts'
import type { Database } from '../../store/database.ts'

export interface CommerceDeps {
  db: Database
  goods: Goods
  stock: Stock
  now: () => number
  /** Origin of the storefront that browsers see; return addresses must lie under it. */
  publicOrigin: string
  /** Origins of its other languages, which a payer may come back to as well. */
  domains?: readonly string[]
  payments: PaymentProvider
  orders: CartOrders
}

/** What a cart reads about the orders that were made of it. */
export interface CartOrders {
  /**
   * Quantity of a sku that the cart's pending order has reserved: available again once the cart
   * changes.
   */
  reservedQuantity(cartId: string, skuId: number): number
  /** Ends the cart's pending order, because the cart changes. */
  supersede(cartId: string): void
  /** The quote that was paid for; null for a cart that was not bought. */
  paidQuote(cartId: string): CartQuote | null
  /** What a customer's balance may pay of the cart, minor units; 0 for guests. */
  spendableMinor(cartId: string, customerId: number | null, currency: string): number
}

/** Reserves and returns stock; called inside a transaction. */
export interface Stock {
  /** False, and nothing reserved, when fewer than `quantity` are available. */
  reserve(skuId: number, quantity: number): boolean
  putBack(skuId: number, quantity: number): void
}

export interface PaymentProvider {
  /** Opens a session, or finds the one that this reference has. */
  open(request: SessionRequest): PaymentSession
  /** The page to send the payer to. */
  pageOf(session: PaymentSession): string
}

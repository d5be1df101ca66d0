/** What the buying side of the merchant works with; handed in, so that tests bring their own. */
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

/** What a cart has to know of the orders that were made of it. */
export interface CartOrders {
  /** Pieces of a sku that the cart's waiting order holds: they are in stock again once it changes. */
  heldPieces(cartId: string, skuId: number): number
  /** Ends the cart's waiting order, because the cart changes. */
  supersede(cartId: string): void
  /** What the cart was bought as; null for a cart that was not. */
  paidQuote(cartId: string): CartQuote | null
  /** What a customer's balance may pay of the cart, minor units; 0 for guests. */
  spendableMinor(cartId: string, customerId: number | null, currency: string): number
}

/** Moves pieces between shelf and orders; called inside a transaction. */
export interface Stock {
  /** False, and nothing taken, when fewer than `quantity` pieces can be sold. */
  take(skuId: number, quantity: number): boolean
  give(skuId: number, quantity: number): void
}

export interface PaymentProvider {
  /** Opens a session, or finds the one that this reference has. */
  open(request: SessionRequest): PaymentSession
  /** The page to send the payer to. */
  pageOf(session: PaymentSession): string
}

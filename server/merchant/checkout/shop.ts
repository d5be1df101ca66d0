/** What the buying side of the merchant works with; handed in, so that tests bring their own. */
import type { Goods } from '../cart/goods.ts'
import type { PaymentSession, SessionRequest } from '../payment/session.store.ts'
import type { Database } from '../store/database.ts'

export interface Shop {
  db: Database
  goods: Goods
  stock: Stock
  now: () => number
  /** Origin of the storefront that browsers see; return addresses must lie under it. */
  publicOrigin: string
  /** Origins of its other languages, which a payer may come back to as well. */
  domains?: readonly string[]
  payments: PaymentProvider
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

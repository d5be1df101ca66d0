import type { SignedIn } from '../auth/bearer.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StockRoom } from '../catalogue/stock.store.ts'

/** What every resolver of one request is given. The catalogue stays the same for the whole request. */
export interface MerchantContext {
  requestId: string
  catalogue: Catalogue
  stock: StockRoom
  now: Date
  publicOrigin: string
  /** Null for a guest. */
  signedIn: SignedIn | null
  /** Id of the page or area whose draft the asker may see. */
  preview: number | null
  [key: PropertyKey]: unknown
}

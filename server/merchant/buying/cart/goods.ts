/** What the cart reads from the catalogue. */
import type { MarketAlias } from '../../channel/markets.ts'
import type { Tier } from './cart.rules.ts'

export interface GoodsOffer {
  productId: number
  /** Pieces that can be sold now: in stock, oversellable and static together. */
  available: number
  /** Unit prices with VAT, minor units of the market's currency. */
  sellingMinor: number
  regularMinor: number
  tiers: readonly Tier[]
  campaignIds: string[]
}

export interface Goods {
  /** The sku as the market sells it; null when unknown or not sold there. */
  findOffer(skuId: number, market: MarketAlias): GoodsOffer | null
  /** The product of a sku, wherever it is sold; null when unknown. */
  productOf(skuId: number): number | null
}

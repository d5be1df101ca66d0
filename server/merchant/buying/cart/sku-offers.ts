import type { MarketAlias } from '../../channel/markets.ts'
import type { MultiBuy, Tier } from './cart.rules.ts'

export interface SkuOffer {
  productId: number
  /** Pieces that can be sold now: in stock, oversellable and static together. */
  available: number
  /** Unit prices with VAT, minor units of the market's currency. */
  sellingMinor: number
  regularMinor: number
  tiers: readonly Tier[]
  /** "Three for two" and the like. */
  multiBuys: readonly MultiBuy[]
  weightGrams: number
  campaignIds: string[]
  /** Keys of its categories and of all that contain them. */
  categoryKeys: readonly string[]
}

export interface PackageOffer {
  /** How much lower the price of each part is than by itself. */
  percent: number
  groups: readonly PackageGroupOffer[]
}

interface PackageGroupOffer {
  id: number
  isRequired: boolean
  /** One of them is bought. */
  options: readonly { id: number; productId: number; quantity: number }[]
}

export interface SkuOffers {
  /** Price and stock of a sku in a market; null when unknown or not sold there. */
  findOffer(skuId: number, market: MarketAlias): SkuOffer | null
  /** The product of a sku, sold in this market or not; null when unknown. */
  productIdOf(skuId: number): number | null
  /** A product package; null when unknown or not sold in the market. */
  findPackage(packageId: number, market: MarketAlias): PackageOffer | null
}

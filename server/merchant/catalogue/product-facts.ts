import type { LocalText } from '../vocabulary/local-text.ts'
import type {
  MarketMoney,
  PackageRecord,
  PriceStep,
  ProductRecord,
  SkuRecord,
} from './product-record.ts'

/**
 * The fields of a product that lists and prices read, as stored: a record with ids in place of
 * keys.
 */
export interface ProductFacts {
  externalId: string
  articleNumber: string
  brandId: number
  /** Most specific categories, the primary one first. */
  categoryIds: number[]
  names: LocalText
  aliases: LocalText
  selling: MarketMoney
  regular: MarketMoney
  history: PriceStep[]
  pricesSince?: string
  discountType: ProductRecord['discountType']
  campaignIds: number[]
  valueIds: number[]
  group?: { id: number; isMain: boolean; collapseInLists: boolean }
  colorHex?: string
  images: { fileName: string; tags: string[] }[]
  picture: unknown
  dimensions?: ProductRecord['dimensions']
  weight: number
  firstAvailableOn: string
  popularity: number
  rating: { sum: number; count: number }
  productPackage?: PackageRecord
  related: { externalId: string; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[]
}

export interface Product extends ProductFacts {
  id: number
}

export interface Sku extends SkuRecord {
  id: number
  productId: number
  /** Milliseconds since 1970; identifies the stock count that `stock` comes from. */
  countedAt: number
}

export type ProductTexts = ProductRecord['texts']

import type { MarketMoney, PriceStep, ProductRecord, SkuRecord } from './product-record.ts'

/** Fields of a record that are stored in another form, or in tables of their own. */
type OtherFields =
  | 'brandKey'
  | 'categoryKeys'
  | 'texts'
  | 'prices'
  | 'priceHistory'
  | 'campaignKeys'
  | 'parameters'
  | 'variantGroup'
  | 'skus'
  | 'weight'
  | 'reviews'
  | 'formerAliases'
  | 'related'

/** The fields that lists and prices read, as stored: with ids in place of keys. */
export interface ProductFacts extends Omit<ProductRecord, OtherFields> {
  brandId: number
  /** Most specific categories, the primary one first. */
  categoryIds: number[]
  selling: MarketMoney
  regular: MarketMoney
  history: PriceStep[]
  campaignIds: number[]
  valueIds: number[]
  group?: { id: number; isMain: boolean }
  weight: number
  rating: { sum: number; count: number }
  related: NonNullable<ProductRecord['related']>
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

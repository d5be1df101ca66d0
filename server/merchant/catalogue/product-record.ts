/**
 * What a source (the seed, a feed) passes to the catalogue, without row ids or table names (`catalogue-writer.ts`).
 *
 * Money is integer minor units including VAT, by market alias. Lengths are millimetres, weights grams. Texts exist in
 * all five languages; a source with one repeats it.
 */
import type { LanguageCode, MarketAlias } from '../channel/markets.ts'
import type { LocalText } from '../vocabulary/local-text.ts'
import type { Parameter } from '../vocabulary/parameters.ts'

export type MarketMoney = Partial<Record<MarketAlias, number>>

/** A category; parents must be put before their children. `key` is the same in every run. */
export interface CategoryRecord {
  key: string
  parentKey: string | null
  position: number
  names: LocalText
  /** Last path segment, unique within a language. */
  aliases: LocalText
  descriptions: LocalText
  secondaryDescriptions?: LocalText
  /** Name of the scene that illustrates it (vocabulary/scene.ts). */
  picture?: string
  googleTaxonomyId?: number
}

export interface BrandRecord {
  /** The same in every run; also the alias in URLs. */
  key: string
  name: string
  descriptions: LocalText
}

export interface CampaignRecord {
  key: string
  names: LocalText
  aliases: LocalText
  descriptions: LocalText
  hideTitle: boolean
  /** `price`: the reduction is in the products' prices. `tier`: a lower unit price from a quantity. `multi-buy`: some pieces are free. */
  kind: 'price' | 'tier' | 'multi-buy'
  /** Tier campaigns: from `quantity` pieces, `percent` off. */
  tiers?: { quantity: number; percent: number }[]
  /** Multi-buy campaigns: of every `take` pieces, only `pay` are paid. */
  multiBuy?: { take: number; pay: number }
}

/** A property of products: `identifier` is language independent ("color", "material", "style"). */
export type ParameterRecord = Omit<Parameter, 'identifier'> & { identifier: string }

export interface ParameterValue {
  identifier: string
  /** Key of the value within the parameter ("oak", "200x300"), the same in every run. */
  key: string
  labels: LocalText
}

export interface SkuRecord {
  externalId: string
  articleNumber: string
  /** Size or the like; `-` when there is nothing to choose. */
  names: LocalText
  gtin?: string
  stock: { inStock: number; oversellable: number; static: number; incoming?: string }
  weight?: number
}

export interface ReviewRecord {
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
  /** ISO date. */
  date: string
  language: LanguageCode
}

/** One step of a price: valid from `date` until the next step. */
export interface PriceStep {
  date: string
  selling: MarketMoney
  regular: MarketMoney
}

/** Products that are sold together at a lower price, with a choice in each group. */
export interface PackageRecord {
  /** How much lower the price of each part is than by itself. */
  percent: number
  /** Their position, from 1, is their id. */
  groups: {
    names: LocalText
    isRequired: boolean
    /** Products by key of the source; the position, from 1, is the option's id. The first is preselected. */
    options: { externalId: string; quantity: number }[]
  }[]
}

export interface ProductRecord {
  /** Key of the source. Putting a record with the same key replaces the product and keeps its id. */
  externalId: string
  articleNumber: string
  brandKey: string
  /** Most specific categories; ancestors follow from the tree. The first is the primary one. */
  categoryKeys: string[]
  names: LocalText
  aliases: LocalText
  texts: { short: LocalText; long: LocalText; extra?: LocalText }
  /** `regular` is the crossed-out price; equal to `selling` without a reduction. */
  prices: { selling: MarketMoney; regular: MarketMoney }
  /** Earlier prices of the last months, oldest first, the current one not included. */
  priceHistory?: PriceStep[]
  /** ISO date from which `prices` have held, which ends the last step of the history. */
  pricesSince?: string
  discountType: 'NONE' | 'SALE_PRICE' | 'PRICE_CAMPAIGN'
  campaignKeys: string[]
  parameters: ParameterValue[]
  /** Products with the same group are colour variants of one another. */
  variantGroup?: { key: string; isMain: boolean }
  /** The colour of this product in its variant group: label by parameter `color`, hex without `#`. */
  colorHex?: string
  skus: SkuRecord[]
  images: { fileName: string; tags: string[] }[]
  /** Subject of the pictures: a `PictureSubject` (vocabulary/appearance.ts). */
  picture: unknown
  dimensions?: { length: number; width: number; height: number }
  weight?: number
  /** ISO date. */
  firstAvailableOn: string
  /** Pieces sold before this shop's own orders, which are added in the order MOST_SOLD. */
  popularity: number
  reviews?: ReviewRecord[]
  /** Alias this product had before, by language; its old address redirects to the new one. */
  formerAliases?: Partial<LocalText>
  related?: { externalId: string; relation: 'RELATED' | 'ACCESSORIES' | 'SIMILAR' }[]
  /** For a package: its prices are its first options', and its only sku, never sold, counts how many its parts make. */
  productPackage?: PackageRecord
}

export type PutOutcome = 'created' | 'updated' | 'unchanged'

/** Receives the records of a source. Implemented by catalogue-writer.ts. */
export interface CatalogueSink {
  putParameter(record: ParameterRecord): void
  putCategory(record: CategoryRecord): PutOutcome
  putBrand(record: BrandRecord): PutOutcome
  putCampaign(record: CampaignRecord): void
  /** Returns what changed. A record that equals the stored one is not written. */
  putProduct(record: ProductRecord): PutOutcome
  /** Keys of existing records, so that a feed can reuse categories and brands. */
  findCategoryKeyByName(name: string, language: LanguageCode): string | null
  findBrandKeyByName(name: string): string | null
  /** Commits, rebuilds facets, sort orders, search and counts. Progress is 0..1. */
  finish(onProgress?: (step: string, share: number) => void): void
}

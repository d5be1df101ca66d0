import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'
import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { ProductPackage } from '#app/catalogue/package/product-package.ts'
import type { PriceStep } from '#app/catalogue/price/price-history.ts'
import type { TierPrice } from '#app/catalogue/price/tier-prices.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { PictureView } from './picture-view.ts'
import type { SafetyContact } from './safety-contact.ts'

export interface Product extends Pick<
  ProductCard,
  'id' | 'alias' | 'path' | 'name' | 'pictures' | 'price' | 'rating' | 'badges' | 'sales'
> {
  articleNumber: string
  brand: { name: string; path: string | null }
  breadcrumbs: Breadcrumb[]
  /** What a picture shows, by file name; of the pictures that the merchant tags. */
  views?: Record<string, PictureView>
  /** Empty where it has not changed. */
  priceHistory: PriceStep[]
  /** Prices by quantity, that of one piece first; empty where all pieces cost the same. */
  tierPrices: TierPrice[]
  texts: {
    short: RichText
    /** The merchant's longer texts; a block that several of them contain appears once. */
    long: RichText
  }
  specification: SpecificationGroup[]
  /** Empty where the merchant names none. */
  safetyContacts: SafetyContact[]
  /** Null without a producer's guarantee of durability, and where no law asks for its label. */
  durabilityLabel: DurabilityLabel | null
  /** Width, depth, height, weight: formatted with their units; only those that are known. */
  measures: { key: 'width' | 'depth' | 'height' | 'weight'; value: string }[]
  skus: ProductSku[]
  stock: StockLabel
  dates?: DeliveryDates
  /** Colours of the variant group, each a product; empty when there is no choice. */
  colors: ProductColor[]
  productPackage: ProductPackage | null
}

export interface BuyableSku {
  id: number
  available: number
}

export interface ProductSku extends BuyableSku {
  /** Size or similar; empty when there is no choice. */
  name: string
  stock: StockLabel
  dates?: DeliveryDates
  gtin: string | null
  /** The product's pictures that show only this sku. */
  pictures?: string[]
}

export interface ProductColor {
  productId: number
  name: string
  /** Six hex digits without `#`; null when the merchant sends no colour. */
  hex: string | null
  path: string
  picture: string | null
  isCurrent: boolean
}

/** Whether a variant group is of colours, and not of widths or others. */
export const areColors = (variants: readonly Pick<ProductColor, 'hex'>[]): boolean =>
  variants.some(({ hex }) => hex !== null)

export interface DurabilityLabel {
  title: string
  years: string
  text: string
  more: string
}

export interface SpecificationGroup {
  name: string
  rows: { name: string; value: string }[]
}

/** The sku with this name; null when there is none or it is sold out. */
export function findBuyableSku(
  product: Pick<Product, 'skus'>,
  name: string | null,
): ProductSku | null {
  const found = name ? product.skus.find((sku) => sku.name === name) : undefined
  return found && found.stock.status !== 'outOfStock' ? found : null
}

/** All pictures except those of another sku. Without a choice, all of the first sku with its own, and one of each other. */
export function picturesFor(
  { pictures, skus }: Pick<Product, 'pictures' | 'skus'>,
  chosen: ProductSku | null,
): string[] {
  const owners = skus.filter((sku) => sku.pictures && sku.pictures.length > 0)
  const shown = chosen ?? owners[0]
  const hidden = owners.flatMap((sku) =>
    sku.id === shown?.id ? [] : (sku.pictures ?? []).slice(chosen ? 0 : 1),
  )
  const others = new Set(hidden)
  const own = pictures.filter((file) => shown?.pictures?.includes(file) || !others.has(file))
  return own.length > 0 ? own : pictures
}

/** The only sku of a product without a choice of size; otherwise null. */
export function onlySku(product: Product): ProductSku | null {
  return product.skus.length === 1 ? (product.skus[0] ?? null) : null
}

export interface RelatedRow {
  /** `family`: another version of the same product, such as a sofa with more seats. */
  relation: 'family' | 'related' | 'similar' | 'accessories'
  products: ProductCard[]
}

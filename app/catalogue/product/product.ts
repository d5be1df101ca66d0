import type { Breadcrumb } from '#app/ui/navigation/breadcrumbs.tsx'

import type { Price } from '#app/catalogue/price/price.ts'
import type { RichText } from '#app/rich-text/rich-text.ts'
import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

/** A product as its own page shows it. */
export interface Product {
  id: number
  alias: string
  /** Address of this page, language included. */
  path: string
  name: string
  articleNumber: string
  brand: { name: string; path: string | null }
  breadcrumbs: Breadcrumb[]
  /** File names, front first. */
  pictures: string[]
  price: Price | null
  rating: { score: number; votes: number } | null
  badges: string[]
  texts: {
    short: RichText
    /** Each block once, however many of the merchant's texts hold it. */
    long: RichText
  }
  specification: SpecificationGroup[]
  /** Width, depth, height, weight: formatted with their units; only those that are known. */
  measures: { key: 'width' | 'depth' | 'height' | 'weight'; value: string }[]
  skus: ProductSku[]
  stock: StockLabel
  /** What is said of the day that it comes. */
  dates?: DeliveryDates
  /** Colours of the same thing, each a product of its own; empty when there is no choice. */
  colors: ProductColor[]
}

/** As much of a sku as a purchase is held against. */
export interface BuyableSku {
  id: number
  /** Pieces that can be bought; what the quantity is held against. */
  available: number
}

export interface ProductSku extends BuyableSku {
  /** Size or the like; empty when there is nothing to choose. */
  name: string
  stock: StockLabel
  /** What is said of the day that it comes. */
  dates?: DeliveryDates
  gtin: string | null
  /** Those of the product's pictures that show this sku and no other. */
  pictures?: string[]
}

export interface ProductColor {
  productId: number
  name: string
  /** Six hex digits without `#`, or null when the merchant tells none. */
  hex: string | null
  path: string
  picture: string | null
  isCurrent: boolean
}

export interface SpecificationGroup {
  name: string
  rows: { name: string; value: string }[]
}

/** The sku of this name, when it can be bought. */
export function skuNamed(product: Pick<Product, 'skus'>, name: string | null): ProductSku | null {
  const found = name ? product.skus.find((sku) => sku.name === name) : undefined
  return found && found.stock.status !== 'outOfStock' ? found : null
}

/** The pictures to show while a sku is chosen: not those that show another one. */
export function picturesFor(
  { pictures, skus }: Pick<Product, 'pictures' | 'skus'>,
  chosen: ProductSku | null,
): string[] {
  if (!chosen) return pictures
  const others = new Set(skus.flatMap((sku) => (sku.id === chosen.id ? [] : (sku.pictures ?? []))))
  const own = pictures.filter((file) => chosen.pictures?.includes(file) || !others.has(file))
  return own.length > 0 ? own : pictures
}

/** The sku that needs no choosing: the only one. */
export function onlySku(product: Product): ProductSku | null {
  return product.skus.length === 1 ? (product.skus[0] ?? null) : null
}

import type { Breadcrumb } from '#app/ui/breadcrumbs.tsx'

import type { Product, ProductSku } from './product.ts'

/** Where absolute addresses begin, both without a trailing slash. */
export interface Origins {
  shop: string
  /** May be a path on the shop. */
  images: string
}

/** schema.org data of a product page: one Product per sku, as search engines want variants told. */
export function productStructuredData(product: Product, origins: Origins): object[] {
  const images = product.pictures.map((file) =>
    absolute(origins, `${origins.images}/product/1000f1250/${encodeURIComponent(file)}`),
  )
  const color = product.colors.find((entry) => entry.isCurrent)?.name
  return product.skus.map((sku) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: String(sku.id),
    gtin: sku.gtin ?? undefined,
    inProductGroupWithID: String(product.id),
    name: product.name,
    description: product.texts.short || undefined,
    brand: { '@type': 'Brand', name: product.brand.name },
    image: images,
    color,
    size: sku.name || undefined,
    aggregateRating: product.rating
      ? {
          '@type': 'AggregateRating',
          ratingValue: product.rating.score,
          reviewCount: product.rating.votes,
        }
      : undefined,
    offers: product.price
      ? {
          '@type': 'Offer',
          url: absolute(origins, product.path),
          priceCurrency: product.price.currency,
          price: product.price.sellingAmount,
          availability: `https://schema.org/${availability(sku)}`,
          itemCondition: 'https://schema.org/NewCondition',
        }
      : undefined,
  }))
}

/** schema.org data of a trail; the page itself comes last and needs no address. */
export function breadcrumbStructuredData(steps: readonly Breadcrumb[], origins: Origins): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: step.to ? absolute(origins, step.to) : undefined,
    })),
  }
}

function availability(sku: ProductSku): string {
  if (sku.stock.status === 'outOfStock') return 'OutOfStock'
  return sku.stock.status === 'oversellable' ? 'BackOrder' : 'InStock'
}

function absolute(origins: Origins, address: string): string {
  return new URL(address, `${origins.shop}/`).href
}

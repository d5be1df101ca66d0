import type { Offer, Product as ProductData, ProductGroup, WithContext } from 'schema-dts'

import { imageAddress } from '#app/images/image-address.ts'
import { absoluteUrl, type Origins } from '#app/seo/absolute-url.ts'
import { returnPolicyData, shippingData } from '#app/seo/structured-data/policy-data.ts'

import { areColors, type Product, type ProductSku } from './product.ts'
import { variantId, variantPath } from './variant-id.ts'

interface Sale {
  origins: Origins
  description: string
  /** ISO 3166 code of the country whose prices the page shows. */
  country: string
}

/** A product with choices is a `ProductGroup`: each size with its own stock, and the other colours as links. */
export function productStructuredData(
  product: Product,
  sale: Sale,
): WithContext<ProductData> | WithContext<ProductGroup> {
  const otherColors = product.colors.filter((color) => !color.isCurrent)
  const [onlySku] = product.skus
  if (product.skus.length === 1 && otherColors.length === 0 && onlySku) {
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...wholeProduct(product, sale),
      ...variant(product, onlySku, sale, true),
    }
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: String(groupId(product)),
    variesBy: [
      ...(otherColors.length > 0 && areColors(product.colors)
        ? (['https://schema.org/color'] as const)
        : []),
      ...(product.skus.length > 1 ? (['https://schema.org/size'] as const) : []),
    ],
    ...wholeProduct(product, sale),
    hasVariant: [
      ...product.skus.map((sku, index) => ({
        '@type': 'Product' as const,
        name: sku.name ? `${product.name} – ${sku.name}` : product.name,
        // The group has all of them: repeated for each of many sizes they were half of the page.
        image: imagesOf(product, sale).slice(0, 1),
        ...variant(product, sku, sale, index === 0),
      })),
      ...otherColors.map(({ path }) => ({
        '@type': 'Product' as const,
        url: absoluteUrl(sale.origins, path),
      })),
    ],
  }
}

function wholeProduct(product: Product, sale: Sale) {
  const { description } = sale
  const { rating, brand } = product
  return {
    name: product.name,
    url: absoluteUrl(sale.origins, product.path),
    description: description || undefined,
    brand: brand.name ? ({ '@type': 'Brand', name: brand.name } as const) : undefined,
    image: imagesOf(product, sale),
    aggregateRating: rating
      ? ({
          '@type': 'AggregateRating',
          ratingValue: rating.score,
          reviewCount: rating.votes,
        } as const)
      : undefined,
  }
}

function variant(product: Product, sku: ProductSku, sale: Sale, isFirst: boolean) {
  return {
    sku: variantId(product.id, sku.id),
    gtin: sku.gtin ?? undefined,
    color: areColors(product.colors)
      ? product.colors.find((entry) => entry.isCurrent)?.name
      : undefined,
    size: sku.name || undefined,
    offers: offer(product, sku, sale, isFirst),
  }
}

/** All offers have the same terms; the first one contains them, the others refer to it. */
function offer(
  product: Product,
  { id, stock }: ProductSku,
  { origins, country }: Sale,
  isFirst: boolean,
): Offer | undefined {
  const { price, path } = product
  if (!price) return undefined
  const returns = absoluteUrl(origins, `${path}#returns`)
  const shipping = absoluteUrl(origins, `${path}#shipping`)
  return {
    '@type': 'Offer',
    url: absoluteUrl(origins, variantPath(product, id)),
    priceCurrency: price.currency,
    price: price.sellingAmount,
    availability: `https://schema.org/${availability[stock.status]}`,
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: isFirst ? returnPolicyData(country, returns) : { '@id': returns },
    shippingDetails: isFirst ? shippingData(country, shipping) : { '@id': shipping },
  }
}

const availability = {
  inStock: 'InStock',
  static: 'InStock',
  fewLeft: 'LimitedAvailability',
  oversellable: 'BackOrder',
  outOfStock: 'OutOfStock',
} as const

/** The lowest product id of the group, so that the pages of all colours have the same group id. */
export function groupId(product: Pick<Product, 'id' | 'colors'>): number {
  return Math.min(product.id, ...product.colors.map(({ productId }) => productId))
}

function imagesOf({ pictures }: Product, { origins }: Sale): string[] {
  return pictures.map((file) =>
    absoluteUrl(origins, imageAddress(origins.images, { type: 'product', file }, 1000)),
  )
}

import { areColors, type Product, type ProductSku } from '#app/catalogue/product/product.ts'
import type { StockStatus } from '#app/catalogue/stock/stock-label.ts'
import { imageAddress, imageHeight } from '#app/images/image-address.ts'
import { absoluteUrl, type Origins } from '#app/seo/absolute-url.ts'

import { moneyOf } from '../money.ts'
import type * as Ucp from '../schema/ucp.generated.d.ts'
import { variantId, variantPath } from '#app/catalogue/product/variant-id.ts'

export interface ProductWords {
  color: string
  /** Of variants that are no colours, such as widths. */
  variant: string
  size: string
}

export interface ProductView {
  origins: Origins
  words: ProductWords
  /** A list has fewer pictures, and no specification. */
  isDetailed: boolean
}

const picturesInList = 3

const pictureWidth = 1000

/** Describes a product like its page, the featured sku first. Null for one without a price or sku, which nobody can buy. */
export function describeProduct(
  product: Product,
  description: string,
  view: ProductView,
  skus: readonly ProductSku[] = featuredFirst(product),
): Ucp.Product | null {
  const { price, rating } = product
  // A merchant may send a price without a currency.
  if (!price || !/^[A-Z]{3}$/.test(price.currency) || skus.length === 0) return null
  const selling = moneyOf(price.sellingAmount, price.currency)
  const prior = price.reduction && moneyOf(price.reduction.priorAmount, price.currency)
  const pathOfCategory = product.breadcrumbs.slice(1, -1).map(({ name }) => name)
  return {
    id: String(product.id),
    handle: product.alias,
    title: product.name,
    description: { plain: withoutHyphens(description) || product.name },
    url: absoluteUrl({ shop: view.origins.shop }, product.path),
    categories:
      pathOfCategory.length > 0
        ? [{ value: pathOfCategory.join(' > '), taxonomy: 'merchant' }]
        : [],
    price_range: { min: selling, max: selling },
    ...(prior && { list_price_range: { min: prior, max: prior } }),
    media: product.pictures
      .slice(0, view.isDetailed ? undefined : picturesInList)
      .map((file) => pictureOf(file, product.name, view)),
    options: optionsOf(product, view.words),
    variants: skus.map((sku) => describeVariant(product, sku, view)),
    ...(rating && { rating: { value: rating.score, scale_max: 5, count: rating.votes } }),
    tags: product.badges,
    metadata: metadataOf(product, view),
  }
}

/** The skus of a product, those that can be bought first. */
export function featuredFirst({ skus }: Product): ProductSku[] {
  return [...skus].sort((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)))
}

const isSoldOut = ({ stock }: ProductSku) => stock.status === 'outOfStock'

export function describeVariant(product: Product, sku: ProductSku, view: ProductView): Ucp.Variant {
  const { price } = product
  const options = selectedOf(product, sku, view.words)
  const title = options.map(({ label }) => label).join(', ') || product.name
  const dates = sku.stock.delivery === 'soon' ? sku.dates?.soon : sku.dates?.later
  return {
    id: variantId(product.id, sku.id),
    ...(sku.gtin && { barcodes: [{ type: 'GTIN', value: sku.gtin }] }),
    title,
    description: { plain: [product.name, ...options.map(({ label }) => label)].join(', ') },
    url: absoluteUrl({ shop: view.origins.shop }, variantPath(product, sku.id)),
    price: moneyOf(price?.sellingAmount ?? 0, price?.currency ?? ''),
    ...(price?.reduction && {
      list_price: moneyOf(price.reduction.priorAmount, price.currency),
    }),
    // The options of a package are chosen on its page.
    availability: product.productPackage
      ? { available: false, status: 'configurable' }
      : { available: !isSoldOut(sku), status: availability[sku.stock.status] },
    options,
    ...(view.isDetailed && {
      media: (sku.pictures ?? []).map((file) => pictureOf(file, product.name, view)),
    }),
    ...(dates && { metadata: { delivery: dates } }),
  }
}

const availability: Readonly<Record<StockStatus, string>> = {
  inStock: 'in_stock',
  static: 'in_stock',
  fewLeft: 'in_stock',
  oversellable: 'backorder',
  outOfStock: 'out_of_stock',
}

/** The option values of a sku: its product's colour and its own size, where there is a choice. */
export function selectedOf(
  product: Product,
  sku: Pick<ProductSku, 'id' | 'name'>,
  words: ProductWords,
): Ucp.SelectedOption[] {
  const color = product.colors.find(({ isCurrent }) => isCurrent)
  return [
    ...(color && product.colors.length > 1
      ? [{ name: variantWord(product, words), id: `color-${color.productId}`, label: color.name }]
      : []),
    ...(product.skus.length > 1 && sku.name
      ? [{ name: words.size, id: `size-${sku.id}`, label: sku.name }]
      : []),
  ]
}

export const variantWord = ({ colors }: Pick<Product, 'colors'>, words: ProductWords): string =>
  areColors(colors) ? words.color : words.variant

function optionsOf(product: Product, words: ProductWords): Ucp.ProductOption[] {
  const colors = product.colors.map(({ productId, name }) => ({
    id: `color-${productId}`,
    label: name,
  }))
  const sizes = product.skus
    .filter(({ name }) => name !== '')
    .map(({ id, name }) => ({ id: `size-${id}`, label: name }))
  return [
    ...(colors.length > 1 ? [{ name: variantWord(product, words), values: colors }] : []),
    ...(sizes.length > 1 ? [{ name: words.size, values: sizes }] : []),
  ]
}

function pictureOf(file: string, name: string, { origins }: ProductView): Ucp.Media {
  const height = imageHeight('product', pictureWidth)
  const address = imageAddress(origins.images, { type: 'product', file }, pictureWidth)
  return {
    type: 'image',
    url: absoluteUrl({ shop: origins.shop }, address),
    alt_text: name,
    width: pictureWidth,
    ...(height && { height }),
  }
}

/** What the page tells and the protocol has no field for. */
function metadataOf(product: Product, { isDetailed }: ProductView): Record<string, unknown> {
  return {
    brand: product.brand.name,
    article_number: product.articleNumber,
    ...(product.productPackage && { is_package: true }),
    ...(isDetailed && {
      ...(product.tierPrices.length > 0 && { prices_by_quantity: product.tierPrices }),
      specification: product.specification.flatMap(({ rows }) => rows),
      measures: product.measures.map(({ key, value }) => ({ name: key, value })),
    }),
  }
}

/** Soft hyphens are for lines of a page. */
const withoutHyphens = (text: string) => text.replaceAll('\u00ad', '')

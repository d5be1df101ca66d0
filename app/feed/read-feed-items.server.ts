import { productName } from '#app/catalogue/card/product-name.ts'
import { readPictures } from '#app/catalogue/card/read-card.server.ts'
import { pathToCategory, type CategoryNode } from '#app/catalogue/category/category-tree.ts'
import { readPrice } from '#app/catalogue/price/price.ts'
import { groupId } from '#app/catalogue/product/product-structured-data.ts'
import { areColors, picturesFor, type ProductSku } from '#app/catalogue/product/product.ts'
import { readSku } from '#app/catalogue/product/read-product.server.ts'
import { variantId, variantPath } from '#app/catalogue/product/variant-id.ts'
import { readColors } from '#app/catalogue/product/variant-group.ts'
import { imageAddress } from '#app/images/image-address.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import { present } from '#app/kit/wire-list.ts'
import { href } from '#app/routing/href.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { absoluteUrl } from '#app/seo/absolute-url.ts'

import type { WireFeedProduct } from './feed-documents.server.ts'
import type { FeedItem } from './feed-item.ts'
import { feedText, oneLine } from './feed-text.ts'

/** Pictures besides the first one. */
const maxMorePictures = 10
/** The width that structured data has too. */
const pictureWidth = 1000

export interface FeedScope {
  served: ServedScope
  imageServer: string
  tree: CategoryNode[]
}

/** A product's skus as its page shows them to a person; none without a price, since it is sold to nobody. */
export function readFeedItems(wire: WireFeedProduct, scope: FeedScope): FeedItem[] {
  const { served } = scope
  const view = { vatIncluded: true, market: served.market }
  const price = readPrice(wire.unitPrice, wire.lowestPrice, view)
  if (!price || !(price.sellingAmount > 0)) return []
  const path = href(served.scope, 'product', { alias: wire.alias })
  const amount = (units: number) => `${units.toFixed(2)} ${price.currency}`
  const colors = readColors(wire.variantGroup?.variants, wire.productId, (alias) => alias)
  const wireSkus = present(wire.skus)
  const skus = wireSkus.map((sku) => readSku(wire, sku, true))
  const brand = feedText('brand', wire.brand?.name ?? '')
  const hasChoice = skus.length > 1 || colors.length > 1
  const ofProduct = {
    ...(hasChoice && { item_group_id: String(groupId({ id: wire.productId, colors })) }),
    title: feedText('title', wire.name ?? '') || feedText('title', productName(null, wire.alias)),
    description: feedText(
      'description',
      plainText(wire.texts?.text2 ?? '') || plainText(wire.texts?.text1 ?? ''),
    ),
    ...(price.reduction
      ? { price: amount(price.reduction.priorAmount), sale_price: amount(price.sellingAmount) }
      : { price: amount(price.sellingAmount) }),
    brand,
    condition: 'new',
    color: feedText(
      'color',
      (areColors(colors) && colors.find(({ isCurrent }) => isCurrent)?.name) ||
        valuesOf(wire, 'color'),
    ),
    material: feedText('material', valuesOf(wire, 'material')),
    product_type: feedText('product_type', categoryPath(wire, scope.tree)),
    product_length: measure(wire.dimensions?.length, 10, 'cm'),
    product_width: measure(wire.dimensions?.width, 10, 'cm'),
    product_height: measure(wire.dimensions?.height, 10, 'cm'),
    product_weight: measure(wire.weight, 1000, 'kg'),
  }
  const pictures = [...new Set(readPictures(wire.productImages))]
  return wireSkus.map((wireSku, index): FeedItem => {
    const sku = skus[index]!
    const [picture, ...morePictures] = picturesFor({ pictures, skus }, sku).map((file) =>
      pictureLink(scope, file),
    )
    const gtin = /^\d{8,14}$/.test(sku.gtin ?? '') ? sku.gtin! : ''
    const mpn = feedText('mpn', wireSku.articleNumber || (wire.articleNumber ?? ''))
    return {
      ...ofProduct,
      id: variantId(wire.productId, sku.id),
      link: absoluteUrl({ shop: served.origin }, variantPath({ path, skus }, sku.id)),
      image_link: picture,
      additional_image_link: morePictures.slice(0, maxMorePictures).join(','),
      ...availabilityOf(sku, wireSku.incoming),
      gtin,
      mpn,
      ...(!gtin && !(brand && mpn) && { identifier_exists: 'no' }),
      size: feedText('size', sku.name),
    }
  })
}

/** A comma would separate it from the next. */
function pictureLink({ served, imageServer }: FeedScope, file: string): string {
  const address = imageAddress(imageServer, { type: 'product', file }, pictureWidth)
  return absoluteUrl({ shop: served.origin }, address).replaceAll(',', '%2C')
}

const availabilities = {
  inStock: 'in_stock',
  static: 'in_stock',
  fewLeft: 'in_stock',
  oversellable: 'backorder',
  outOfStock: 'out_of_stock',
} as const satisfies Record<ProductSku['stock']['status'], string>

/** The date of new stock, as the page shows it, for a sku that is delivered later. */
function availabilityOf({ stock }: ProductSku, incoming: string | null) {
  const date = new Date(incoming ?? NaN)
  const isKnown = stock.delivery === 'later' && date.getTime() > Date.now()
  return {
    availability: availabilities[stock.status],
    ...(isKnown && { availability_date: `${date.toISOString().slice(0, 16)}Z` }),
  }
}

/** The values of a parameter with this identifier, as Google Merchant wants several: `oak/steel`. */
function valuesOf({ parameterGroups }: WireFeedProduct, identifier: string): string {
  const values = present(parameterGroups)
    .flatMap((group) => present(group.parameters))
    .filter((parameter) => parameter.identifier?.toLowerCase() === identifier)
    .flatMap(({ value }) => (value && value !== '-' ? oneLine(value) : []))
  return [...new Set(values)].join('/')
}

/** The categories between the start page and the product: `Furniture > Sofas`. */
function categoryPath({ primaryCategory }: WireFeedProduct, tree: CategoryNode[]): string {
  if (!primaryCategory) return ''
  const known = pathToCategory(tree, primaryCategory.categoryId)
  return (known.length > 0 ? known : [primaryCategory]).map(({ name }) => oneLine(name)).join(' > ')
}

/** `45.5 cm`; empty for zero, which means unknown. */
function measure(amount: number | null | undefined, perUnit: number, unit: string): string {
  return amount && amount > 0 ? `${amount / perUnit} ${unit}` : ''
}

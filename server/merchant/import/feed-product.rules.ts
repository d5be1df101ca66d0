import type { ProductRecord, SkuRecord } from '../catalogue/product-record.ts'
import type { Currency } from '../channel/markets.ts'
import { sameInAllLanguages } from '../vocabulary/local-text.ts'
import { hashText } from '../vocabulary/hash-text.ts'
import { slug } from '../vocabulary/slug.ts'
import { readColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { parametersOf } from './feed-parameters.ts'
import { pictureOf } from './feed-picture.rules.ts'
import { firstSentence, truncate } from '../catalogue/plain-text.rules.ts'
import { marketPrices } from './price-point.rules.ts'

/**
 * Feeds say "in stock" without a number. The shop has static stock for that: deliverable at once,
 * not reduced by sales; the number only limits one order.
 */
const uncountedStock = 100
const orderableStock = 50

export interface ProductPlan {
  /** Rows of the product, one per sku; the first gives name and pictures. */
  items: readonly [FeedItem, ...FeedItem[]]
  categoryKeys: string[]
  brandKey: string
  /** Currency of a bare number or `kr`. */
  currency: Currency['code']
  variantGroup: { key: string; isMain: boolean } | null
  /** ISO date. */
  today: string
}

/** The product record of feed rows. Pure: the same rows give the same record. */
export function feedProduct(plan: ProductPlan): ProductRecord {
  const [face] = plan.items
  const externalId = plan.items.map(({ id }) => id).sort()[0]!
  const currency = currencyOf(face, plan.currency)
  const selling = face.salePrice ?? face.price.minor
  const alias = aliasOf(face.title, externalId)
  const colors = face.color ? readColors(face.color) : null
  const { length, width, height } = face

  return {
    externalId,
    articleNumber: face.mpn ?? externalId,
    brandKey: plan.brandKey,
    categoryKeys: plan.categoryKeys,
    names: sameInAllLanguages(face.title),
    aliases: sameInAllLanguages(alias),
    texts: {
      short: sameInAllLanguages(firstSentence(face.description || face.title, 160)),
      long: sameInAllLanguages(face.description),
    },
    prices: marketPrices({ selling, regular: face.price.minor, currency }),
    discountType: selling < face.price.minor ? 'SALE_PRICE' : 'NONE',
    campaignKeys: [],
    parameters: parametersOf(face),
    ...(plan.variantGroup && { variantGroup: { ...plan.variantGroup, collapseInLists: true } }),
    ...(colors && { colorHex: colors.main.hex }),
    skus: plan.items.map(skuOf),
    images: [
      { fileName: `${alias}-1.jpg`, tags: ['front'] },
      { fileName: `${alias}-2.jpg`, tags: ['angle'] },
      { fileName: `${alias}-3.jpg`, tags: ['detail'] },
    ],
    picture: pictureOf(face, face.groupId ?? externalId),
    ...(length && width && height && { dimensions: { length, width, height } }),
    ...(face.weight && { weight: face.weight }),
    firstAvailableOn: plan.today,
    popularity: 0,
  }
}

function currencyOf(item: FeedItem, fallback: Currency['code']): Currency['code'] {
  const { currency } = item.price
  return currency === null || currency === 'kr' ? fallback : (currency as Currency['code'])
}

function skuOf(item: FeedItem): SkuRecord {
  return {
    externalId: item.id,
    articleNumber: item.mpn ?? item.id,
    names: sameInAllLanguages(item.size ?? '-'),
    ...(item.gtin && { gtin: item.gtin }),
    stock: stockOf(item),
    ...(item.weight && { weight: item.weight }),
  }
}

function stockOf(item: FeedItem): SkuRecord['stock'] {
  const none = { inStock: 0, oversellable: 0, static: 0 }
  switch (item.availability) {
    case 'in-stock':
      return item.quantity === undefined
        ? { ...none, static: uncountedStock }
        : { ...none, inStock: item.quantity }
    case 'preorder':
    case 'backorder':
      return {
        ...none,
        oversellable: orderableStock,
        ...(item.availableOn && { incoming: item.availableOn }),
      }
    case 'out-of-stock':
      return { ...none, ...(item.availableOn && { incoming: item.availableOn }) }
  }
}

/** Alias of the product: its name for readers, its id for uniqueness. */
function aliasOf(title: string, externalId: string): string {
  const id = slug(externalId)
  // Ids that differ in punctuation only (`A/1`, `A-1`) would get the same alias.
  const isPlain = /^[a-z0-9]+$/i.test(externalId)
  const tail = isPlain ? id : [id, hashText(externalId).toString(36)].filter(Boolean).join('-')
  return [slug(truncate(title, 80)), tail].filter(Boolean).join('-')
}

import type { ProductRecord, SkuRecord } from '../catalogue/product-record.ts'
import type { Currency } from '../channel/markets.ts'
import { sameInAll } from '../vocabulary/local-text.ts'
import { hashText } from '../vocabulary/hash-text.ts'
import { slug } from '../vocabulary/slug.ts'
import { readColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { parametersOf } from './feed-parameters.ts'
import { pictureOf } from './feed-picture.rules.ts'
import { firstSentence, shortened } from '../catalogue/plain-text.rules.ts'
import { marketPrices } from './price-point.rules.ts'

/**
 * A feed that says "in stock" does not count. Static stock is what the shop has for that: it is
 * deliverable at once and no sale lowers it; the number only bounds one order.
 */
const uncountedStock = 100
const orderableStock = 50

export interface ProductPlan {
  /** Rows of the product, one per sku; the first is the face of it. */
  items: readonly [FeedItem, ...FeedItem[]]
  categoryKeys: string[]
  brandKey: string
  /** What a bare number or `kr` means. */
  currency: Currency['code']
  variantGroup: { key: string; isMain: boolean } | null
  /** ISO date. */
  today: string
}

/** The shop's product for rows of a feed. Pure: the same rows give the same record. */
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
    names: sameInAll(face.title),
    aliases: sameInAll(alias),
    texts: {
      short: sameInAll(firstSentence(face.description || face.title, 160)),
      long: sameInAll(face.description),
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
    names: sameInAll(item.size ?? '-'),
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

/** Last part of the product's address: its name for people, its id so that no two are alike. */
function aliasOf(title: string, externalId: string): string {
  const id = slug(externalId)
  // Ids that differ in signs only (`A/1`, `A-1`) would meet in one address.
  const isPlain = /^[a-z0-9]+$/i.test(externalId)
  const tail = isPlain ? id : [id, hashText(externalId).toString(36)].filter(Boolean).join('-')
  return [slug(shortened(title, 80)), tail].filter(Boolean).join('-')
}

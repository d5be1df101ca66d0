import type { ProductRecord, SkuRecord } from '#server/merchant/catalogue/product-record.ts'
import type { Currency } from '#server/merchant/channel/markets.ts'
import { sameInAllLanguages } from '#server/merchant/vocabulary/local-text.ts'
import { hashText } from '#server/merchant/vocabulary/hash-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { viewsOf } from '#server/merchant/vocabulary/appearance.ts'
import { firstSentence, truncate } from '#server/merchant/catalogue/plain-text.rules.ts'

import { parseColors } from './color.rules.ts'
import type { FeedItem } from './feed-item.ts'
import { parametersOf } from './feed-parameters.ts'
import { pictureSubjectOf } from './feed-picture.rules.ts'
import { marketPrices } from './price-point.rules.ts'

/** For products in stock without a quantity. Sales do not reduce it, so it only limits one order. */
const stockWithoutQuantity = 100
const preorderStock = 50

interface FeedProduct {
  /** Rows of the product, one for each sku. Name and pictures are those of the first. */
  items: readonly [FeedItem, ...FeedItem[]]
  categoryKeys: string[]
  brandKey: string
  /** Currency of prices without one, and of `kr`. */
  currency: Currency['code']
  variantGroup: { key: string; isMain: boolean } | null
  /** ISO date. */
  today: string
}

export function createProductRecord(feedProduct: FeedProduct): ProductRecord {
  const [first] = feedProduct.items
  const externalId = feedProduct.items.map(({ id }) => id).sort()[0]!
  const currency = currencyOf(first, feedProduct.currency)
  const selling = first.salePrice ?? first.price.minor
  const alias = aliasOf(first.title, externalId)
  const colors = first.color ? parseColors(first.color) : null
  const { length, width, height } = first
  const picture = pictureSubjectOf(first, first.groupId ?? externalId)
  // A drawing shows the measures of the subject, which are the usual ones where the feed has none.
  const hasMeasures =
    picture.width === width && picture.depth === length && picture.height === height

  return {
    externalId,
    articleNumber: first.mpn ?? externalId,
    brandKey: feedProduct.brandKey,
    categoryKeys: feedProduct.categoryKeys,
    names: sameInAllLanguages(first.title),
    aliases: sameInAllLanguages(alias),
    texts: {
      short: sameInAllLanguages(firstSentence(first.description || first.title, 160)),
      long: sameInAllLanguages(first.description),
    },
    prices: marketPrices({ selling, regular: first.price.minor, currency }),
    discountType: selling < first.price.minor ? 'SALE_PRICE' : 'NONE',
    campaignKeys: [],
    parameters: parametersOf(first),
    ...(feedProduct.variantGroup && { variantGroup: feedProduct.variantGroup }),
    ...(colors && { colorHex: colors.main.hex }),
    skus: feedProduct.items.map(skuOf),
    images: viewsOf(picture.kind, hasMeasures).map((view, index) => ({
      fileName: `${alias}-${index + 1}.jpg`,
      tags: [view],
    })),
    picture,
    ...(length && width && height && { dimensions: { length, width, height } }),
    ...(first.weight && { weight: first.weight }),
    firstAvailableOn: feedProduct.today,
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
        ? { ...none, static: stockWithoutQuantity }
        : { ...none, inStock: item.quantity }
    case 'preorder':
    case 'backorder':
      return {
        ...none,
        oversellable: preorderStock,
        ...(item.availableOn && { incoming: item.availableOn }),
      }
    case 'out-of-stock':
      return { ...none, ...(item.availableOn && { incoming: item.availableOn }) }
  }
}

/** Alias of the product: its title, and its id so that it is unique. */
function aliasOf(title: string, externalId: string): string {
  const id = slug(externalId)
  // Ids that differ in punctuation only (`A/1`, `A-1`) would get the same alias.
  const isPlain = /^[a-z0-9]+$/i.test(externalId)
  const suffix = isPlain ? id : [id, hashText(externalId).toString(36)].filter(Boolean).join('-')
  return [slug(truncate(title, 80)), suffix].filter(Boolean).join('-')
}

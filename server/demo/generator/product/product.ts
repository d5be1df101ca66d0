import type { ProductRecord, SkuRecord } from '#server/merchant/catalogue/product-record.ts'
import { viewsOf } from '#server/merchant/vocabulary/appearance.ts'
import { choices, singleOption } from '#server/demo/generator/random/choices.ts'
import type { Collection, Model } from '#server/demo/generator/collection/collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { buildLocalText } from '#server/merchant/vocabulary/local-text.ts'
import { gtin13 } from '#server/demo/generator/random/gtin.ts'
import {
  daysBefore,
  randomPriceTimeline,
  type PriceTimeline,
} from '#server/demo/generator/prices/price-timeline.ts'
import { createRandom, type Random } from '#server/demo/generator/random/random.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { drawStock } from '#server/demo/generator/prices/stock.ts'
import { hasOneSize } from '#server/demo/generator/types/furniture-type.ts'

import { pictureOf } from './picture.ts'
import { productParameters } from './product-parameters.ts'
import { productNames, productTexts } from './product-text.ts'
import { writeReviews } from './reviews.ts'

/** Base of dates that do not depend on the day of seeding. */
const catalogueEpoch = new Date('2026-06-01T00:00:00Z')

/** The product of a model in one of its colours. */
export function createProduct(
  collection: Collection,
  model: Model,
  color: ColorKey,
  now: Date,
): ProductRecord {
  const externalId = `${model.key}-${color}`
  const random = createRandom(`product ${externalId}`)
  const names = productNames(collection, model, color)
  const aliases = buildLocalText((language) => slug(names[language]))
  const popularity = Math.floor(random.next() ** 3 * 1000)
  // Colours of a model share a price, apart from those on clearance.
  const timeline = randomPriceTimeline(model.price, createRandom(`price ${model.key}`), now)
  const articleNumber = articleNumberOf(externalId, model)
  const skus = createSkus(model, externalId, articleNumber, random, now)

  return {
    externalId,
    articleNumber,
    brandKey: collection.brand.record.key,
    categoryKeys: [model.type.category],
    names,
    aliases,
    texts: productTexts(collection, model, color),
    ...priceFields(timeline),
    ...discountFields(collection, model, timeline),
    parameters: productParameters(collection, model, color),
    variantGroup: variantGroupOf(model, color),
    colorHex: colors[color].hex,
    skus,
    images: imagesOf(model, aliases.sv, skus),
    picture: pictureOf(model, color),
    dimensions: hasOneSize(model.type)
      ? { length: model.size.depth, width: model.size.width, height: model.size.height }
      : undefined,
    weight: model.grams,
    firstAvailableOn: firstDay(model),
    popularity,
    reviews: writeReviews(random, popularity, catalogueEpoch),
  }
}

/** A price timeline as fields of a record. */
export function priceFields(
  timeline: PriceTimeline,
): Pick<ProductRecord, 'prices' | 'priceHistory' | 'pricesSince'> {
  return {
    prices: { selling: timeline.selling, regular: timeline.regular },
    priceHistory: timeline.steps.slice(0, -1),
    pricesSince: timeline.steps.at(-1)!.date,
  }
}

function discountFields(
  { theme }: Collection,
  model: Model,
  { isReduced }: PriceTimeline,
): Pick<ProductRecord, 'discountType' | 'campaignKeys'> {
  const random = createRandom(`campaign ${model.key}`)
  if (isReduced) {
    return random.chance(0.6)
      ? { discountType: 'PRICE_CAMPAIGN', campaignKeys: [theme.campaign] }
      : { discountType: 'SALE_PRICE', campaignKeys: [] }
  }
  if (model.type.kind === 'cushion') {
    return { discountType: 'NONE', campaignKeys: ['three-for-two'] }
  }
  const isInTiers = model.type.kind === 'dining-chair' && random.chance(0.4)
  return { discountType: 'NONE', campaignKeys: isInTiers ? ['around-the-table'] : [] }
}

function variantGroupOf(model: Model, color: ColorKey): ProductRecord['variantGroup'] {
  if (model.colors.length === 1) return undefined
  return { key: model.key, isMain: color === model.colors[0] }
}

/**
 * Pictures of all views. Where the sides of a model are skus, each has its own pictures, tagged
 * with its article number.
 */
function imagesOf(
  { type }: Model,
  alias: string,
  skus: readonly SkuRecord[],
): ProductRecord['images'] {
  const owners = type.choice === 'side' ? skus.map((sku) => [sku.articleNumber]) : [[]]
  return owners
    .flatMap((owner) => viewsOf(type.kind, hasOneSize(type)).map((view) => [view, ...owner]))
    .map((tags, position) => ({ fileName: `${alias}-${position + 1}.jpg`, tags }))
}

function createSkus(
  { type, grams }: Model,
  externalId: string,
  articleNumber: string,
  random: Random,
  now: Date,
): SkuRecord[] {
  const options = type.choice ? choices[type.choice] : singleOption
  return options.map((names, i) => ({
    externalId: `${externalId}-${i + 1}`,
    articleNumber: options.length === 1 ? articleNumber : `${articleNumber}-${i + 1}`,
    names,
    gtin: gtin13(random),
    stock: drawStock(random, now),
    weight: grams,
  }))
}

/** "c12-sofa-3-beige" → "HV-C12-SOFA3-BEIGE": read aloud on the telephone without mistakes. */
function articleNumberOf(externalId: string, model: Model): string {
  const place = model.key.split('-')[0]!
  const color = externalId.slice(model.key.length + 1)
  return `HV-${place}-${model.type.key.replaceAll('-', '')}-${color}`.toUpperCase()
}

function firstDay(model: Model): string {
  return daysBefore(catalogueEpoch, createRandom(`age ${model.key}`).whole(0, 900))
}

import type { ProductRecord, SkuRecord } from '#server/merchant/catalogue/product-record.ts'
import { pictureViews } from '#server/merchant/vocabulary/appearance.ts'
import { choices, onlyChoice } from './choices.ts'
import type { Collection, Piece } from './collection.ts'
import { colors, type ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { composeText } from '#server/merchant/vocabulary/local-text.ts'
import { pictureOf } from './picture.ts'
import { daysBefore, tellPriceStory, type PriceStory } from './price-story.ts'
import { productParameters } from './product-parameters.ts'
import { productNames, productTexts } from './product-text.ts'
import { createRandom, type Random } from './random.ts'
import { writeReviews } from './reviews.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'
import { drawStock } from './stock.ts'

/** The catalogue's own calendar: dates that do not depend on the day of seeding count from here. */
export const catalogueEpoch = new Date('2026-06-01T00:00:00Z')

/** The product that a piece is in one of its colours. */
export function createProduct(
  collection: Collection,
  piece: Piece,
  color: ColorKey,
  now: Date,
): ProductRecord {
  const externalId = `${piece.key}-${color}`
  const random = createRandom(`product ${externalId}`)
  const names = productNames(collection, piece, color)
  const aliases = composeText((language) => slug(names[language]))
  const popularity = Math.floor(random.next() ** 3 * 1000)
  // Colours of a piece are priced together, as shops do, apart from those that are sold out.
  const story = tellPriceStory(piece.price, createRandom(`price ${piece.key}`), now)
  const articleNumber = articleNumberOf(externalId, piece)
  const skus = createSkus(piece, externalId, articleNumber, random, now)

  return {
    externalId,
    articleNumber,
    brandKey: collection.brand.record.key,
    categoryKeys: [...piece.type.categories],
    names,
    aliases,
    texts: productTexts(collection, piece, color),
    ...priceFields(story),
    ...discountFields(collection, piece, story),
    parameters: productParameters(collection, piece, color),
    variantGroup: variantGroupOf(piece, color),
    colorHex: colors[color].hex,
    skus,
    images: imagesOf(piece, aliases.sv, skus),
    picture: pictureOf(piece, color),
    dimensions: { length: piece.size.depth, width: piece.size.width, height: piece.size.height },
    weight: piece.grams,
    firstAvailableOn: firstDay(piece),
    popularity,
    reviews: writeReviews(random, popularity, catalogueEpoch),
  }
}

/** Prices of a story in the fields of a record. */
export function priceFields(
  story: PriceStory,
): Pick<ProductRecord, 'prices' | 'priceHistory' | 'pricesSince'> {
  return {
    prices: { selling: story.selling, regular: story.regular },
    priceHistory: story.steps.slice(0, -1),
    pricesSince: story.steps.at(-1)!.date,
  }
}

function discountFields(
  { theme }: Collection,
  piece: Piece,
  { isReduced }: PriceStory,
): Pick<ProductRecord, 'discountType' | 'campaignKeys'> {
  const random = createRandom(`campaign ${piece.key}`)
  if (isReduced) {
    return random.chance(0.6)
      ? { discountType: 'PRICE_CAMPAIGN', campaignKeys: [theme.campaign] }
      : { discountType: 'SALE_PRICE', campaignKeys: [] }
  }
  const isInTiers = piece.type.kind === 'dining-chair' && random.chance(0.4)
  return { discountType: 'NONE', campaignKeys: isInTiers ? ['around-the-table'] : [] }
}

function variantGroupOf(piece: Piece, color: ColorKey): ProductRecord['variantGroup'] {
  if (piece.colors.length === 1) return undefined
  return {
    key: piece.key,
    isMain: color === piece.colors[0],
    // A few colours may stand side by side in a list; more would crowd out the rest.
    collapseInLists: piece.colors.length > 4,
  }
}

/**
 * Pictures of all views. Where the sides of a piece are skus, each has pictures of its own, tagged with
 * its article number.
 */
function imagesOf(
  { type }: Piece,
  alias: string,
  skus: readonly SkuRecord[],
): ProductRecord['images'] {
  const owners = type.choice === 'side' ? skus.map((sku) => [sku.articleNumber]) : [[]]
  return owners
    .flatMap((owner) => pictureViews.map((view) => [view, ...owner]))
    .map((tags, place) => ({ fileName: `${alias}-${place + 1}.jpg`, tags }))
}

function createSkus(
  { type, grams }: Piece,
  externalId: string,
  articleNumber: string,
  random: Random,
  now: Date,
): SkuRecord[] {
  const options = type.choice ? choices[type.choice] : onlyChoice
  return options.map((names, i) => ({
    externalId: `${externalId}-${i + 1}`,
    articleNumber: options.length === 1 ? articleNumber : `${articleNumber}-${i + 1}`,
    names,
    gtin: gtin13(random),
    stock: drawStock(random, now),
    weight: grams,
  }))
}

/** Number within the range that shops may use for themselves, with its check digit. */
function gtin13(random: Random): string {
  const digits = `2${String(random.whole(0, 999_999)).padStart(6, '0')}${String(random.whole(0, 99_999)).padStart(5, '0')}`
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** "c12-sofa-3-beige" → "HV-C12-SOFA3-BEIGE": read aloud on the telephone without mistakes. */
function articleNumberOf(externalId: string, piece: Piece): string {
  const place = piece.key.split('-')[0]!
  const color = externalId.slice(piece.key.length + 1)
  return `HV-${place}-${piece.type.key.replaceAll('-', '')}-${color}`.toUpperCase()
}

function firstDay(piece: Piece): string {
  return daysBefore(catalogueEpoch, createRandom(`age ${piece.key}`).whole(0, 900))
}

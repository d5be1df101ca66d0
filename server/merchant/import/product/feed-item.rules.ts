import type { FaultReason, FeedRow } from '#server/merchant/import/feed/feed-row.ts'
import { decodeEntities, plainText, truncate } from '#server/merchant/catalogue/plain-text.rules.ts'

import type { Availability, FeedItem, ItemWarning } from './feed-item.ts'
import { parseGtin } from './gtin.rules.ts'
import { parseLength, parseWeight } from './measure-text.rules.ts'
import { isMarketCurrency } from './price-point.rules.ts'
import { parsePriceText, type FeedMoney } from './price-text.rules.ts'

interface Fault {
  ok: false
  reason: FaultReason
  detail?: string
}

type ItemResult = { ok: true; item: FeedItem; warnings: ItemWarning[] } | Fault

/** Limits in characters. A longer field is an error of the export, such as a missing quote. */
const maxLengths = { id: 100, title: 300, description: 30_000, other: 2_000 }
const descriptionLimit = 5_000
const maxStock = 100_000

type FieldReader = (name: string) => string | undefined

/** An item that the shop can sell, or why not (contract: `npm run import`); `now` decides whether a sale price applies. */
export function parseFeedItem(row: FeedRow, now: Date): ItemResult {
  const value: FieldReader = (name) => row.fields.get(name)?.[0]
  const fault = findTextFault(row)
  if (fault) return fault

  const id = value('id')
  if (!id) return { ok: false, reason: 'missing-id' }
  const title = plainText(value('title') ?? '').replace(/\s+/g, ' ')
  if (!title) return { ok: false, reason: 'missing-title' }

  const price = parseMoney(value('price'))
  if (!price.ok) return price
  const sale = parseSale(value, price.money, now)
  if (!sale.ok) return sale

  const warnings: ItemWarning[] = []
  const item: FeedItem = {
    id,
    title,
    description: truncate(plainText(value('description') ?? ''), descriptionLimit),
    price: price.money,
    availability: parseAvailability(value('availability'), warnings),
    categoryPaths: parseCategoryPaths(row.fields.get('product_type') ?? []),
  }
  if (sale.minor !== null) item.salePrice = sale.minor
  readNames(item, value)
  readCodes(item, value, warnings)
  readStock(item, value)
  readMeasures(item, value, warnings)
  readGoogleCategory(item, value('google_product_category'))
  return { ok: true, item, warnings }
}

function findTextFault(row: FeedRow): Fault | null {
  for (const [name, values] of row.fields) {
    const limit = maxLengths[name as keyof typeof maxLengths] ?? maxLengths.other
    // Picture URLs are not used, so long lists of them are valid.
    const isUsed = !name.endsWith('link')
    for (const text of values) {
      if (text.includes('\ufffd')) return { ok: false, reason: 'invalid-encoding', detail: name }
      if (isUsed && text.length > limit)
        return { ok: false, reason: 'field-too-long', detail: name }
    }
  }
  return null
}

const moneyFaults = {
  unreadable: 'price-unreadable',
  'not-positive': 'price-not-positive',
  'out-of-range': 'price-out-of-range',
} as const satisfies Record<string, FaultReason>

function parseMoney(text: string | undefined): { ok: true; money: FeedMoney } | Fault {
  if (!text) return { ok: false, reason: 'missing-price' }
  const read = parsePriceText(text)
  if (!read.ok) return { ok: false, reason: moneyFaults[read.reason], detail: text }
  const { currency } = read.money
  const isKnown = currency === null || currency === 'kr' || isMarketCurrency(currency)
  return isKnown ? read : { ok: false, reason: 'unknown-currency', detail: text }
}

function parseSale(
  value: FieldReader,
  price: FeedMoney,
  now: Date,
): { ok: true; minor: number | null } | Fault {
  const text = value('sale_price')
  if (!text) return { ok: true, minor: null }
  const read = parsePriceText(text)
  // Exports write 0 where there is no sale.
  if (!read.ok && read.reason === 'not-positive' && !text.includes('-'))
    return { ok: true, minor: null }
  if (!read.ok) return { ok: false, reason: 'sale-price-unreadable', detail: text }
  const { minor, currency } = read.money
  if (currency && price.currency && currency !== price.currency) {
    return { ok: false, reason: 'sale-price-unreadable', detail: text }
  }
  if (minor > price.minor) return { ok: false, reason: 'sale-above-price', detail: text }
  const isSale = minor < price.minor && isSaleActive(value('sale_price_effective_date'), now)
  return { ok: true, minor: isSale ? minor : null }
}

/** @param window `2026-05-01T00:00+0200/2026-05-31T23:59+0200`; without one, the sale is active */
export function isSaleActive(window: string | undefined, now: Date): boolean {
  if (!window) return true
  const [from = NaN, until = NaN] = window.split(/\s*\/\s*/).map(parseDate)
  return !(now.getTime() < from) && !(now.getTime() > until)
}

/** Epoch milliseconds. In feeds the offset has no colon, and seconds may be missing. */
function parseDate(text: string): number {
  return Date.parse(text.trim().replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
}

const availabilities: Record<string, Availability> = {
  ...{ in_stock: 'in-stock', instock: 'in-stock', available_for_order: 'backorder' },
  ...{ out_of_stock: 'out-of-stock', outofstock: 'out-of-stock', discontinued: 'out-of-stock' },
  ...{
    preorder: 'preorder',
    pre_order: 'preorder',
    backorder: 'backorder',
    back_order: 'backorder',
  },
}

/** An item without a value is in stock, one with an unknown value out of stock. */
function parseAvailability(text: string | undefined, warnings: ItemWarning[]): Availability {
  if (!text) return 'in-stock'
  const word = text
    .replace(/^.*schema\.org\//i, '')
    .toLowerCase()
    .trim()
    .replace(/[\s-]+/g, '_')
  const known = availabilities[word]
  if (!known) warnings.push('availability-unknown')
  return known ?? 'out-of-stock'
}

function readNames(item: FeedItem, value: FieldReader) {
  const names = {
    groupId: value('item_group_id'),
    brand: value('brand'),
    color: value('color') ?? value('colour'),
    material: value('material'),
    pattern: value('pattern'),
    size: value('size'),
  }
  for (const [name, text] of Object.entries(names)) {
    const plain = text && truncate(plainText(text).replace(/\s+/g, ' '), 100)
    if (plain) item[name as keyof typeof names] = plain
  }
}

function readCodes(item: FeedItem, value: FieldReader, warnings: ItemWarning[]) {
  const mpn = value('mpn')
  if (mpn) item.mpn = truncate(mpn, 70)
  const gtin = value('gtin') ?? value('ean')
  if (!gtin) return
  const valid = parseGtin(gtin)
  if (valid) item.gtin = valid
  else warnings.push('gtin-invalid')
}

function readStock(item: FeedItem, value: FieldReader) {
  const quantity = value('quantity') ?? value('sell_on_google_quantity') ?? value('inventory')
  if (quantity && /^\d+$/.test(quantity)) item.quantity = Math.min(Number(quantity), maxStock)
  const date = value('availability_date')
  const time = date ? parseDate(date) : NaN
  if (!Number.isNaN(time)) item.availableOn = new Date(time).toISOString().slice(0, 10)
}

function readMeasures(item: FeedItem, value: FieldReader, warnings: ItemWarning[]) {
  const lengths = {
    length: value('product_length') ?? value('product_depth'),
    width: value('product_width'),
    height: value('product_height'),
  }
  for (const [side, text] of Object.entries(lengths)) {
    if (!text) continue
    const length = parseLength(text)
    if (length) item[side as keyof typeof lengths] = length
    else warnings.push('measure-unreadable')
  }
  const weight = value('product_weight') ?? value('shipping_weight')
  const grams = weight ? parseWeight(weight) : null
  if (grams) item.weight = grams
}

const maxDepth = 5

/** Splits paths such as `Furniture > Chairs &gt; Bar stools`, one for each product type. */
export function parseCategoryPaths(productTypes: readonly string[]): string[][] {
  return productTypes
    .map((path) =>
      decodeEntities(path)
        .split(/\s*[>›»]\s*|\s+\/\s+/)
        .map((step) => truncate(step.trim(), 80))
        .filter((step) => step !== '')
        .slice(0, maxDepth),
    )
    .filter((path) => path.length > 0)
}

/** An id, or a path that is used for rows without a product type. */
function readGoogleCategory(item: FeedItem, text: string | undefined) {
  if (!text) return
  if (/^\d{1,7}$/.test(text)) item.googleCategoryId = Number(text)
  else if (item.categoryPaths.length === 0) item.categoryPaths = parseCategoryPaths([text])
}

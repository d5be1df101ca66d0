import type { Availability, FeedItem, ItemWarning } from './feed-item.ts'
import type { FaultReason, FeedRow } from './feed-row.ts'
import { readGtin } from './gtin.rules.ts'
import { readLength, readWeight } from './measure-text.rules.ts'
import { decodeEntities, plainText, truncate } from '../catalogue/plain-text.rules.ts'
import { isMarketCurrency } from './price-point.rules.ts'
import { readPriceText, type FeedMoney } from './price-text.rules.ts'

export type ItemResult =
  | { ok: true; item: FeedItem; warnings: ItemWarning[] }
  | { ok: false; reason: FaultReason; detail?: string }

/**
 * Longest field in characters; a longer one is an error of the export (a missing quote, a whole
 * page).
 */
const maxLengths = { id: 100, title: 300, description: 30_000, other: 2_000 }
const descriptionLimit = 5_000
const maxStock = 100_000

type Values = (name: string) => string | undefined

/**
 * Validates a row: an item that the shop can sell, or the reason why not (contract: `npm run
 * import`). `now` decides whether a sale price is in force.
 */
export function readFeedItem(row: FeedRow, now: Date): ItemResult {
  const value: Values = (name) => row.fields.get(name)?.[0]
  const fault = textFault(row)
  if (fault) return fault

  const id = value('id')
  if (!id) return { ok: false, reason: 'missing-id' }
  const title = plainText(value('title') ?? '').replace(/\s+/g, ' ')
  if (!title) return { ok: false, reason: 'missing-title' }

  const price = readMoney(value('price'))
  if (!price.ok) return price
  const sale = readSale(value, price.money, now)
  if (!sale.ok) return sale

  const warnings: ItemWarning[] = []
  const item: FeedItem = {
    id,
    title,
    description: truncate(plainText(value('description') ?? ''), descriptionLimit),
    price: price.money,
    availability: readAvailability(value('availability'), warnings),
    categoryPaths: readCategoryPaths(row.fields.get('product_type') ?? []),
  }
  if (sale.minor !== null) item.salePrice = sale.minor
  readNames(item, value)
  readCodes(item, value, warnings)
  readStock(item, value)
  readMeasures(item, value, warnings)
  readGoogleCategory(item, value('google_product_category'))
  return { ok: true, item, warnings }
}

function textFault(row: FeedRow): { ok: false; reason: FaultReason; detail?: string } | null {
  for (const [name, values] of row.fields) {
    const limit = maxLengths[name as keyof typeof maxLengths] ?? maxLengths.other
    // Picture addresses are not used; long lists of them are valid.
    const isUsed = !name.endsWith('link')
    for (const text of values) {
      if (text.includes('\ufffd')) return { ok: false, reason: 'invalid-encoding', detail: name }
      if (isUsed && text.length > limit)
        return { ok: false, reason: 'field-too-long', detail: name }
    }
  }
  return null
}

type MoneyResult =
  { ok: true; money: FeedMoney } | { ok: false; reason: FaultReason; detail?: string }

const moneyFaults = {
  unreadable: 'price-unreadable',
  'not-positive': 'price-not-positive',
  'out-of-range': 'price-out-of-range',
} as const satisfies Record<string, FaultReason>

function readMoney(text: string | undefined): MoneyResult {
  if (!text) return { ok: false, reason: 'missing-price' }
  const read = readPriceText(text)
  if (!read.ok) return { ok: false, reason: moneyFaults[read.reason], detail: text }
  const { currency } = read.money
  const isKnown = currency === null || currency === 'kr' || isMarketCurrency(currency)
  return isKnown ? read : { ok: false, reason: 'unknown-currency', detail: text }
}

type SaleResult =
  { ok: true; minor: number | null } | { ok: false; reason: FaultReason; detail?: string }

function readSale(value: Values, price: FeedMoney, now: Date): SaleResult {
  const text = value('sale_price')
  if (!text) return { ok: true, minor: null }
  const read = readPriceText(text)
  // Exports write 0 where there is no sale.
  if (!read.ok && read.reason === 'not-positive' && !text.includes('-'))
    return { ok: true, minor: null }
  if (!read.ok) return { ok: false, reason: 'sale-price-unreadable', detail: text }
  const { minor, currency } = read.money
  if (currency && price.currency && currency !== price.currency) {
    return { ok: false, reason: 'sale-price-unreadable', detail: text }
  }
  if (minor > price.minor) return { ok: false, reason: 'sale-above-price', detail: text }
  const isSale = minor < price.minor && isInForce(value('sale_price_effective_date'), now)
  return { ok: true, minor: isSale ? minor : null }
}

/** A window `2026-05-01T00:00+0200/2026-05-31T23:59+0200`; without one, a sale is in force. */
export function isInForce(window: string | undefined, now: Date): boolean {
  if (!window) return true
  const [from = NaN, until = NaN] = window.split(/\s*\/\s*/).map(readDate)
  return !(now.getTime() < from) && !(now.getTime() > until)
}

/** Epoch milliseconds; the format's offset has no colon and its seconds may be missing. */
function readDate(text: string): number {
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

/** Without a value the item is sold; with an unknown one it is not. */
function readAvailability(text: string | undefined, warnings: ItemWarning[]): Availability {
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

function readNames(item: FeedItem, value: Values) {
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

function readCodes(item: FeedItem, value: Values, warnings: ItemWarning[]) {
  const mpn = value('mpn')
  if (mpn) item.mpn = truncate(mpn, 70)
  const gtin = value('gtin') ?? value('ean')
  if (!gtin) return
  const valid = readGtin(gtin)
  if (valid) item.gtin = valid
  else warnings.push('gtin-invalid')
}

function readStock(item: FeedItem, value: Values) {
  const quantity = value('quantity') ?? value('sell_on_google_quantity') ?? value('inventory')
  if (quantity && /^\d+$/.test(quantity)) item.quantity = Math.min(Number(quantity), maxStock)
  const date = value('availability_date')
  const time = date ? readDate(date) : NaN
  if (!Number.isNaN(time)) item.availableOn = new Date(time).toISOString().slice(0, 10)
}

function readMeasures(item: FeedItem, value: Values, warnings: ItemWarning[]) {
  const lengths = {
    length: value('product_length') ?? value('product_depth'),
    width: value('product_width'),
    height: value('product_height'),
  }
  for (const [side, text] of Object.entries(lengths)) {
    if (!text) continue
    const length = readLength(text)
    if (length) item[side as keyof typeof lengths] = length
    else warnings.push('measure-unreadable')
  }
  const weight = value('product_weight') ?? value('shipping_weight')
  const grams = weight ? readWeight(weight) : null
  if (grams) item.weight = grams
}

const maxDepth = 5

/** `Furniture > Chairs &gt; Bar stools` as steps. Several product types give several paths. */
export function readCategoryPaths(productTypes: readonly string[]): string[][] {
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

/** An id, or a path in words; the path only serves a row that has no product type. */
function readGoogleCategory(item: FeedItem, text: string | undefined) {
  if (!text) return
  if (/^\d{1,7}$/.test(text)) item.googleCategoryId = Number(text)
  else if (item.categoryPaths.length === 0) item.categoryPaths = readCategoryPaths([text])
}

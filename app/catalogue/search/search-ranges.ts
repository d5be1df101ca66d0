import { listRange, type ListRange } from '#app/catalogue/list/selection/list-range.ts'
import { plainLetters } from '#app/kit/text/match-name.ts'

/** Words of a language, each a list separated by `|`. */
export interface RangeWords {
  atMost: string
  atLeast: string
  /** Words between a bound and the rest: `och`, `med`. */
  and: string
  width: string
  depth: string
  height: string
}

export interface SearchWithRanges {
  text: string
  ranges: ListRange[]
}

const number = String.raw`(\d{1,3}(?:[ .,\u00a0]\d{3}){1,3}|\d{1,7}(?:[.,]\d{1,2})?)`
const lengths = 'cm|m'
const leastBarePrice = 500
const krone = 'kr|kroner|kronor|:-'
/** How prices of a currency are written, before or after the number; those of another currency are not understood. */
const unitsByCurrency: Readonly<Record<string, string>> = {
  SEK: `${krone}|sek`,
  DKK: `${krone}|dkk`,
  NOK: `${krone}|nok`,
  EUR: '€|eur|euro|euros|euroa',
}

/**
 * `grå soffa under 10 000 kr max 220 cm` searches `grå soffa` with two ranges. A length is a width unless another measure
 * follows (`hylla 40 cm djup`); a last bare number is a price from `leastBarePrice` on. Ranges alone stay a text.
 */
export function parseSearchRanges(
  search: string,
  words: RangeWords,
  currency: string,
): SearchWithRanges {
  // One space at most, since the expression tries each share of a run of them.
  const typed = search.normalize('NFC').replace(/\s+/g, ' ')
  const plain = plainLetters(typed)
  // The positions are used in the typed text.
  if (plain.length !== typed.length) return { text: typed, ranges: [] }
  const bounds = new Map<string, { atMost: number | null; atLeast: number | null }>()
  const rest: string[] = []
  let end = 0
  for (const match of plain.matchAll(patternOf(words, currency))) {
    const [whole, atMost, atLeast, price, length, unit = '', bare = '', measure = ''] = match
    const isLength = lengths.split('|').includes(unit)
    const isBound = Boolean(atMost ?? atLeast)
    // `säng 160 cm` says neither a bound nor which measure it is.
    if (!isBound && !(isLength && measure)) continue
    const amount = amountOf(price ?? length ?? bare, unit)
    if (bare && amount < leastBarePrice) continue
    const param = isLength ? `p-${measureOf(measure, words)}` : 'price'
    const bound = bounds.get(param) ?? { atMost: null, atLeast: null }
    if (atMost) bound.atMost = amount
    else if (atLeast) bound.atLeast = amount
    bounds.set(param, isBound ? bound : about(amount))
    rest.push(typed.slice(end, match.index))
    end = match.index + whole.length
  }
  const text = [...rest, typed.slice(end)]
    .join(' ')
    .replace(/\s*,\s*(?=,|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: typed, ranges: [] }
  const ranges = [...bounds].map(([param, { atMost, atLeast }]) =>
    listRange(param, atLeast, atMost),
  )
  return { text, ranges: ranges.filter((range) => range !== null) }
}

function patternOf(
  { atMost, atLeast, and, width, depth, height }: RangeWords,
  currency: string,
): RegExp {
  const any = (list: string) =>
    plainLetters(list)
      .split('|')
      .map((word) => word.trim().replace(/\s+/g, String.raw`\s+`))
      .join('|')
  const currencies = Object.hasOwn(unitsByCurrency, currency) ? unitsByCurrency[currency] : ''
  const unit = `(${currencies ? `${currencies}|` : ''}${lengths})`
  // Without a currency nothing comes before a number.
  const before = String.raw`(?:${currencies || '(?!)'})\.?\s*${number}`
  // Another word may be a unit that is not known here: `900 euros` in a shop of kronor.
  const isLast = String.raw`(?=\s*(?:$|,)|\s+(?:${any([and, atMost, atLeast].join('|'))})(?![\p{L}\p{N}]))`
  const bare = currencies ? `${number}${isLast}` : '()(?!)'
  const measures = [width, depth, height].map(any).join('|')
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${any(and)})\s+)?(?:(?:(${any(atMost)})|(${any(atLeast)}))\s+)?` +
      String.raw`(?:${before}|${number}\s*${unit}|${bare})(?![\p{L}\p{N}])(?:\s+(${measures})(?![\p{L}\p{N}]))?`,
    'giu',
  )
}

/** The embedded merchant's search allows the same tolerance. */
function about(centimetres: number) {
  return { atLeast: Math.ceil(centimetres * 0.95), atMost: Math.floor(centimetres * 1.05) }
}

function measureOf(word: string, { height, depth }: RangeWords): string {
  const isOf = (list: string) => word !== '' && plainLetters(list).split('|').includes(word)
  if (isOf(height)) return 'height'
  return isOf(depth) ? 'depth' : 'width'
}

/** Whole units of the currency, or centimetres. */
function amountOf(digits: string, unit: string): number {
  // Two and a half metres may be 2,500 m.
  const isGrouped = unit !== 'm' && /[ .,\u00a0]\d{3}$/.test(digits)
  const amount = Number(isGrouped ? digits.replace(/\D/g, '') : digits.replace(',', '.'))
  return Math.round(unit === 'm' ? amount * 100 : amount)
}

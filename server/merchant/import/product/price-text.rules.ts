/** A price in a feed: minor units, and the currency if the text names one. */
export interface FeedMoney {
  minor: number
  /** ISO code in upper case, `kr` when the text has only that, or null for a bare number. */
  currency: string | null
}

type PriceText =
  | { ok: true; money: FeedMoney }
  | { ok: false; reason: 'unreadable' | 'not-positive' | 'out-of-range' }

/** Larger than any price of a furniture shop. A larger number has a wrong decimal sign. */
const maxUnits = 20_000_000

const currencySigns: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', ':-': 'kr' }

/**
 * As shops write them: `25.00 SEK`, `SEK 25`, `1,234.50 EUR`, `1 234,50 kr`, `995:-`. One comma or point before exactly
 * three digits separates thousands, any other last one decimals.
 */
export function parsePriceText(text: string): PriceText {
  const plain = text.trim().replace(/[\s\u00a0\u2009\u202f'’]+/g, ' ')
  const match = /^(\D*?)(-?\d[\d., ]*)(\D*)$/.exec(plain)
  if (!match) return { ok: false, reason: 'unreadable' }
  const currency = currencyOf(match[1]!, match[3]!)
  const units = parseNumber(match[2]!.replaceAll(' ', '').replace(/[.,]$/, ''))
  if (units === null || currency === undefined) return { ok: false, reason: 'unreadable' }
  if (units > maxUnits) return { ok: false, reason: 'out-of-range' }
  const minor = Math.round(units * 100)
  if (minor <= 0) return { ok: false, reason: 'not-positive' }
  return { ok: true, money: { minor, currency } }
}

/** Undefined when the text before or after the number is not a currency. */
function currencyOf(before: string, after: string): string | null | undefined {
  const word = [before, after]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
  if (word === '' || word === '-' || word === ',-') return null
  const sign = currencySigns[word]
  if (sign) return sign
  if (/^kr\.?$/i.test(word)) return 'kr'
  return /^[a-z]{3}$/i.test(word) ? word.toUpperCase() : undefined
}

/** A decimal number with either decimal sign and either thousands separator, or null. */
export function parseNumber(text: string): number | null {
  const sign = text.startsWith('-') ? -1 : 1
  const digits = sign < 0 ? text.slice(1) : text
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const decimalAt = decimalSignAt(digits)
  const whole = decimalAt < 0 ? digits : digits.slice(0, decimalAt)
  const fraction = decimalAt < 0 ? '' : digits.slice(decimalAt + 1)
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)) return null
  return sign * Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
}

function decimalSignAt(digits: string): number {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return -1
  const signs = digits.replace(/\d/g, '')
  const isMixed = new Set(signs).size === 2
  if (isMixed) return last
  if (signs.length > 1) return -1
  const looksLikeThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  return looksLikeThousands ? -1 : last
}

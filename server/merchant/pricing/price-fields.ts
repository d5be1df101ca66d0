/** A PriceType of amounts with and without VAT, because a cart's VAT is a sum over rows, not computed from the total. */
import { LRUCache } from 'lru-cache'
import type { MarketLocale } from '../channel/market-locale.ts'
import { subtract, type Amount } from './vat.rules.ts'

/** `feeIncVat` and `feeExVat` of the name `fee`, in currency units. */
export const vatFields = <Name extends string>(name: Name, { inc, ex }: Amount) =>
  ({ [`${name}IncVat`]: inc / 100, [`${name}ExVat`]: ex / 100 }) as Record<
    `${Name}${'Inc' | 'Ex'}Vat`,
    number
  >

/** The same, and both as texts, of which clients request few: formatting is slow. */
export const moneyFields = <Name extends string>(
  name: Name,
  amount: Amount,
  locale: MarketLocale,
) => ({
  ...vatFields(name, amount),
  [`${name}IncVatFormatted`]: () => formatMoney(amount.inc, locale),
  [`${name}ExVatFormatted`]: () => formatMoney(amount.ex, locale),
})

/** Fields of PriceType, from minor units of the market's currency. `regular` is never below `selling`. */
export function priceFields(
  { selling, regular }: { selling: Amount; regular: Amount },
  locale: MarketLocale,
) {
  const discount = subtract(regular, selling)
  const vat = selling.inc - selling.ex
  const { code, symbol, rate } = locale.market.currency
  return {
    ...moneyFields('sellingPrice', selling, locale),
    ...moneyFields('regularPrice', regular, locale),
    ...moneyFields('discount', discount, locale),
    // Rounded down: a reduction must never be shown larger than it is.
    discountPercentage: regular.inc > 0 ? Math.floor((discount.inc * 100) / regular.inc) : 0,
    vat: vat / 100,
    vatFormatted: () => formatMoney(vat, locale),
    isDiscounted: discount.inc > 0,
    currency: { name: code, symbol, code, rate },
  }
}

const formatters = new Map<string, Intl.NumberFormat>()
/** Cached: shops have few different prices, and formatting is slow. */
const formattedAmounts = new LRUCache<string, string>({ max: 20_000 })

/** Money in the format of the language, whole amounts without decimals. */
export const formatMoney = (minor: number, { market, language }: MarketLocale): string =>
  formatAmount(minor, language.iso, market.currency.code)

export function formatAmount(minor: number, locale: string, currency: string): string {
  const key = `${locale} ${currency}`
  const amount = `${key} ${minor}`
  let text = formattedAmounts.get(amount)
  if (text === undefined) {
    let format = formatters.get(key)
    if (!format) {
      format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        trailingZeroDisplay: 'stripIfInteger',
      } as Intl.NumberFormatOptions)
      formatters.set(key, format)
    }
    formattedAmounts.set(amount, (text = format.format(minor / 100)))
  }
  return text
}

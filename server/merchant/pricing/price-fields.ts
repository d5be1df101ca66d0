/**
 * Amounts as the public API's PriceType. The VAT of the amounts is given, because a cart's VAT is a
 * sum over rows and must not be computed again from the total.
 */
import { LRUCache } from 'lru-cache'
import type { Language, Market } from '../channel/markets.ts'

export interface MoneyView {
  market: Market
  language: Language
}

export interface PriceAmounts {
  selling: { inc: number; ex: number }
  regular: { inc: number; ex: number }
}

/** @param amounts minor units of the market's currency; `regular` is never below `selling` */
export function priceFields({ selling, regular }: PriceAmounts, view: MoneyView) {
  const discount = { inc: regular.inc - selling.inc, ex: regular.ex - selling.ex }
  const vat = selling.inc - selling.ex
  const money = (minor: number) => formatMoney(minor, view)
  const { code, symbol, rate } = view.market.currency
  return {
    sellingPriceIncVat: selling.inc / 100,
    sellingPriceExVat: selling.ex / 100,
    regularPriceIncVat: regular.inc / 100,
    regularPriceExVat: regular.ex / 100,
    discountIncVat: discount.inc / 100,
    discountExVat: discount.ex / 100,
    // Rounded down: a reduction must never be shown larger than it is.
    discountPercentage: regular.inc > 0 ? Math.floor((discount.inc * 100) / regular.inc) : 0,
    vat: vat / 100,
    isDiscounted: discount.inc > 0,
    // Formatted on access only, since few of them are read.
    get sellingPriceIncVatFormatted() {
      return money(selling.inc)
    },
    get sellingPriceExVatFormatted() {
      return money(selling.ex)
    },
    get regularPriceIncVatFormatted() {
      return money(regular.inc)
    },
    get regularPriceExVatFormatted() {
      return money(regular.ex)
    },
    get discountIncVatFormatted() {
      return money(discount.inc)
    },
    get discountExVatFormatted() {
      return money(discount.ex)
    },
    get vatFormatted() {
      return money(vat)
    },
    currency: { name: code, symbol, code, rate },
  }
}

const formats = new Map<string, Intl.NumberFormat>()
/** Cached: shops have few different prices, and formatting is slow. */
const written = new LRUCache<string, string>({ max: 20_000 })

/** Money in the format of the language, whole amounts without decimals. */
export function formatMoney(minor: number, { market, language }: MoneyView): string {
  const key = `${language.iso} ${market.currency.code}`
  const amount = `${key} ${minor}`
  let text = written.get(amount)
  if (text === undefined) written.set(amount, (text = formatOf(key).format(minor / 100)))
  return text

  function formatOf(name: string): Intl.NumberFormat {
    let format = formats.get(name)
    if (!format) {
      format = new Intl.NumberFormat(language.iso, {
        style: 'currency',
        currency: market.currency.code,
        trailingZeroDisplay: 'stripIfInteger',
      } as Intl.NumberFormatOptions)
      formats.set(name, format)
    }
    return format
  }
}

/** Prices of a product in the public API, from minor units including VAT. */
import type { MarketLocale } from '../../channel/market-locale.ts'
import type { MarketAlias } from '../../channel/markets.ts'
import { isSold } from '../catalogue.ts'
import { moneyFields, priceFields } from '../../pricing/price-fields.ts'
import { packagePartMinor } from '../../vocabulary/package-price.rules.ts'
import { lowestPriorMinor, priceLog, type PricePeriod } from '../../pricing/price-history.rules.ts'
import { amountOf } from '../../pricing/vat.rules.ts'
import { vatRate } from '../../pricing/vat-rate.rules.ts'
import type { ProductFacts } from '../product-facts.ts'
import type { ProductView } from './product-view.ts'

export function unitPrice({ product, locale, now, packagePart }: ProductView) {
  if (!isSold(product, locale.market.alias)) return null
  const own = priceIn(product, locale.market.alias)
  const { sellingMinor, regularMinor } =
    packagePart === undefined
      ? own
      : {
          sellingMinor: packagePartMinor(own.sellingMinor, packagePart, locale.market.alias),
          regularMinor: own.sellingMinor,
        }
  return pricesAt(locale, now)(sellingMinor, regularMinor)
}

/** The prior price with which a reduction is compared (directive 98/6/EC article 6a). */
export function lowestPrice({ product, locale, now }: ProductView) {
  const { alias } = locale.market
  if (!isSold(product, alias)) return null
  const { sellingMinor } = priceIn(product, alias)
  const lowestMinor = lowestPriorMinor(pricePeriodsOf(product, alias), isoDate(now))
  // Only a price below the lowest prior price is a reduction; otherwise no price is crossed out.
  const comparisonMinor = Math.max(sellingMinor, lowestMinor)
  const amount = amountsAt(locale, now)
  return {
    ...pricesAt(locale, now)(sellingMinor, comparisonMinor),
    ...moneyFields('comparisonPrice', amount(comparisonMinor), locale),
    ...moneyFields('lowestPrice', amount(lowestMinor), locale),
  }
}

/** Prices of the last thirty days, newest first. */
export function priceLogOf({ product, locale, now }: ProductView) {
  const price = pricesAt(locale, now)
  return priceLog(pricePeriodsOf(product, locale.market.alias), isoDate(now)).map(
    ({ from, sellingMinor, regularMinor, isLowest }) => ({
      ...price(sellingMinor, regularMinor),
      isLowest,
      date: from,
    }),
  )
}

export function priceIn({ selling, regular }: ProductFacts, market: MarketAlias) {
  const sellingMinor = selling[market] ?? 0
  return { sellingMinor, regularMinor: Math.max(sellingMinor, regular[market] ?? sellingMinor) }
}

function pricePeriodsOf(product: ProductFacts, market: MarketAlias): PricePeriod[] {
  const earlier = product.history.flatMap(({ date, selling, regular }) => {
    const sellingMinor = selling[market]
    if (sellingMinor === undefined) return []
    return [{ from: date, sellingMinor, regularMinor: regular[market] ?? sellingMinor }]
  })
  const from = product.pricesSince ?? product.firstAvailableOn
  return [...earlier, { from, ...priceIn(product, market) }]
}

const amountsAt = ({ market }: MarketLocale, now: Date) => {
  const basisPoints = vatRate(market, now)
  return (minor: number) => amountOf(minor, basisPoints)
}

function pricesAt(locale: MarketLocale, now: Date) {
  const amount = amountsAt(locale, now)
  return (sellingMinor: number, regularMinor: number) =>
    priceFields({ selling: amount(sellingMinor), regular: amount(regularMinor) }, locale)
}

const isoDate = (date: Date) => date.toISOString().slice(0, 10)

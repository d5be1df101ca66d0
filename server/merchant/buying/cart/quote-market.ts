import type { QuoteMarket } from './cart-quote.ts'
import type { Market } from '../../channel/markets.ts'
import { vatRate } from '../../pricing/vat-rate.rules.ts'

/** Market data of a quote at a time: currency, and the VAT that applies on that day. */
export function quoteMarket(market: Market, now: Date): QuoteMarket {
  return {
    alias: market.alias,
    currency: market.currency.code,
    now: now.getTime(),
    vatBasisPoints: vatRate(market, now),
  }
}

import type { QuoteMarket } from '../cart/cart-quote.ts'
import type { Market } from '../channel/markets.ts'

/** What a quote needs of a market: currency, and the VAT that applies on a day. */
export function quoteMarket(market: Market, now: Date): QuoteMarket {
  const day = now.toISOString().slice(0, 10)
  const rate = market.vat.find(({ from }) => from <= day) ?? market.vat.at(-1)
  return {
    alias: market.alias,
    currency: market.currency.code,
    vatBasisPoints: rate?.basisPoints ?? 0,
  }
}

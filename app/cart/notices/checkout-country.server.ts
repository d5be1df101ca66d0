import { countryName } from '#app/i18n/country-name.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** The two countries of a visitor who has chosen another one in the checkout than the one they browse. */
export interface CheckoutCountry {
  /** Country whose prices the cart shows, in the page's language. */
  shown: string
  /** Country of the checkout. */
  chosen: string
}

/** The checkout's country, if its prices differ. The cart keeps the market of the product pages, so that no price changes in it. */
export function checkoutCountryOf({
  market,
  checkoutMarket,
  languageId,
}: Pick<Visit, 'market' | 'checkoutMarket' | 'languageId'>): CheckoutCountry | null {
  if (market.alias === checkoutMarket.alias) return null
  return {
    shown: countryName(market.country, languageId),
    chosen: countryName(checkoutMarket.country, languageId),
  }
}

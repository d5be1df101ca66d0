import { typedPostalCode } from '#app/kit/person/postal-code.ts'
import { checkoutMarkets } from '#app/market/channel.ts'
import { writeCookie } from '#app/session/cookies.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Draft } from './checkout-form.ts'
import { withoutForeignCodes } from './foreign-codes.ts'

/** Saves the country of a submitted form, which loses the postal codes of the country before. */
export function enterCountry(visit: Visit, draft: Draft): Draft {
  const before = visit.checkoutMarket
  chooseCountry(visit, draft.country)
  const { country } = visit.checkoutMarket
  return visit.checkoutMarket === before
    ? draft
    : { ...draft, ...withoutForeignCodes(draft, country.code) }
}

/** Saves the chosen country; a country that the shop does not deliver to is ignored. */
export function chooseCountry(visit: Visit, alias: string | undefined): void {
  const market = checkoutMarkets(visit.channel).find((entry) => entry.alias === alias)
  if (!market || market === visit.checkoutMarket) return
  visit.checkoutMarket = market
  // The choice holds while the visitor browses this market, see `checkoutMarketFor`.
  writeCookie(visit.cookies, 'market', visit.market.alias)
  writeCookie(visit.cookies, 'checkoutMarket', market.alias)
}

/** The postal codes as they are written in the country of the delivery; others as they were typed. */
export function writtenCodes(
  { checkoutMarket }: Visit,
  { zip, shipZip }: Pick<Draft, 'zip' | 'shipZip'>,
): { zip?: string; shipZip?: string } {
  const written = (text: string) => typedPostalCode(text, checkoutMarket.country.code) ?? text
  return { ...(zip && { zip: written(zip) }), ...(shipZip && { shipZip: written(shipZip) }) }
}

import { countryName } from '#app/i18n/country-name.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import {
  browsableMarkets,
  marketHasLanguage,
  type Channel,
  type Market,
} from '#app/market/channel.ts'
import { findAlias } from '#app/routing/alternatives.ts'
import { translatePath, type Page } from '#app/routing/translate-path.ts'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import { languageChoices } from '#app/addresses/language-choices.ts'
import { scopesOfMarket, type MarketScope } from '#app/addresses/served-scopes.ts'
import type { Visit } from '#app/visit/visit.ts'

import { writeHandover } from './cart-handover.server.ts'
import { pageAlternatives } from './page-alternatives.server.ts'
import { groupRegions, type RegionGroup, type RegionLanguage } from './region.ts'

/** Every market that can be browsed, with the URL of `page` in each language; other containers' if the settings have their origin. */
export async function listRegions(
  visit: Visit,
  fullChannel: Channel,
  page: Page,
): Promise<RegionGroup[]> {
  const alternatives = await pageAlternatives(visit, page.pathname)
  const origins = visit.config.addresses.groupOrigins
  const isServed = (market: Market) => browsableMarkets(visit.channel).includes(market)

  const languageAt = (market: Market, target: MarketScope): RegionLanguage => {
    const { code, iso, name } = languageOf(target.language)
    const alias = findAlias(alternatives, { language: code, market: market.alias })
    const otherOrigin = isServed(market) ? null : origins[market.groupKey]
    const origin = otherOrigin ?? (target.origin === visit.origin ? '' : target.origin)
    const path = translatePath(page, alias, {
      from: visit,
      to: target.scope,
      prices: market.currency === visit.market.currency,
    })
    return {
      code,
      iso,
      name,
      isCurrent: market === visit.market && code === visit.language,
      path: otherOrigin ? regionRedirectPath(visit, market.alias, code, path) : path,
      action: otherOrigin ? null : origin + href(target.scope, 'region'),
    }
  }
  return groupRegions(
    browsableMarkets(fullChannel)
      .filter((market) => isServed(market) || origins[market.groupKey])
      .map((market) => ({
        groupKey: market.groupKey,
        market: market.alias,
        country: countryName(market.country, visit.languageId),
        currency: market.currency,
        isVirtual: market.isVirtual,
        isCurrent: market === visit.market,
        languages: scopesOfMarket(visit, market).map((target) => languageAt(market, target)),
      }))
      .filter(({ languages }) => languages.length > 0),
  )
}

/** Path of this shop that redirects to a market of another container, with the cart. */
function regionRedirectPath(
  visit: Visit,
  market: string,
  language: string,
  returnTo: string,
): string {
  return `${href(visit, 'region')}?${new URLSearchParams({ market, language, returnTo })}`
}

/** Where another container takes a choice of its market; null for one that is served here or nowhere. Only to origins of the settings. */
export async function addressOfOtherGroup(
  visit: Visit,
  fullChannel: Channel,
  query: URLSearchParams,
): Promise<string | null> {
  const market = browsableMarkets(fullChannel).find(({ alias }) => alias === query.get('market'))
  if (!market || browsableMarkets(visit.channel).includes(market)) return null
  const origin = visit.config.addresses.groupOrigins[market.groupKey]
  const scopes = scopesOfMarket(visit, market)
  const target = scopes.find(({ language }) => language === query.get('language')) ?? scopes[0]
  if (!origin || !target) return null
  const handover = await writeHandover(visit, origin, { market: market.alias, cart: visit.cartId })
  const returnTo = sameOriginPath(query.get('returnTo')) ?? href(target.scope, 'home')
  const path = href(target.scope, 'region')
  return `${origin}${path}?${new URLSearchParams({ handover, returnTo })}`
}

export function regionData(visit: Visit) {
  const languages = languageChoices(visit)
  const hasOtherGroups = Object.keys(visit.config.addresses.groupOrigins).length > 0
  return {
    region: {
      /** In the language of the page. */
      country: countryName(visit.market.country, visit.languageId),
      currency: visit.market.currency,
      hasChoice:
        hasOtherGroups || languages.length > 1 || browsableMarkets(visit.channel).length > 1,
    },
    languages,
    chosenElsewhere: chosenElsewhere(visit),
  }
}

/** Alias of the chosen market when the page is in another one; else null. */
export function chosenElsewhere(visit: Visit): string | null {
  const alias = readCookie(visit.cookies, 'market')
  const market = browsableMarkets(visit.channel).find((each) => each.alias === alias)
  return market && market !== visit.market ? market.alias : null
}

/** Saves the market and the visit's language (spec section 4), unless it cannot be chosen or lacks the language. */
export function chooseRegion(visit: Visit, alias: string): void {
  const market = browsableMarkets(visit.channel).find((each) => each.alias === alias)
  writeCookie(visit.cookies, 'language', visit.language)
  if (!market || !marketHasLanguage(market, visit.language)) return
  writeCookie(visit.cookies, 'market', market.alias)
  if (market.isVirtual) forgetCookie(visit.cookies, 'checkoutMarket')
  else writeCookie(visit.cookies, 'checkoutMarket', market.alias)
}

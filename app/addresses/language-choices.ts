import { languageOf, type Language } from '../i18n/languages.ts'
import type { Market } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { servedScopes, type ShopAddresses } from './served-scopes.ts'

export interface LanguageChoice extends Pick<Language, 'code' | 'iso' | 'name'> {
  scope: UrlScope
  /** Empty for the origin of the current page. */
  origin: string
  /** `hreflang` of a page's alternates in this scope. */
  hreflang: string
  /** Whether its market has the currency of the page. */
  hasSamePrices: boolean
}

interface BrowsedPage extends ShopAddresses {
  market: Market
  origin: string
}

/** The languages to choose from on a page; only those of its market when URLs state the market. */
export function languageChoices(visit: BrowsedPage): LanguageChoice[] {
  const isByMarket = visit.config.addresses.kind === 'market'
  return servedScopes(visit)
    .filter(({ market }) => !isByMarket || market === visit.market)
    .map(({ scope, language, origin, hreflang, market }) => {
      const { code, iso, name } = languageOf(language)
      return {
        code,
        iso,
        name,
        scope,
        origin: origin === visit.origin ? '' : origin,
        hreflang,
        hasSamePrices: market.currency === visit.market.currency,
      }
    })
}

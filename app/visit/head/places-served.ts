import { languages, type LanguageCode } from '#app/i18n/languages.ts'
import { marketFor, type Market } from '#app/market/channel.ts'
import type { Place } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

/** A place whose pages this shop answers. */
export interface ServedPlace {
  place: Place
  language: LanguageCode
  market: Market
  /** Where its addresses begin, without a trailing slash. */
  origin: string
  /** For `hreflang`: the language, with the country where markets have addresses of their own. */
  hreflang: string
  /** Where whoever speaks none of the shop's languages is sent. */
  isDefault: boolean
}

/** Every place that is served, each once. */
export function placesServed(visit: Pick<Visit, 'channel' | 'config'>): ServedPlace[] {
  return languages.map(({ code }) => ({
    place: { language: code },
    language: code,
    market: marketFor(visit.channel, {
      language: code,
      chosenAlias: undefined,
      fallbackAlias: visit.config.fallbackMarket,
    }),
    origin: visit.config.publicOrigin,
    hreflang: code,
    isDefault: code === visit.config.defaultLanguage,
  }))
}

/** The one a visit is at. */
export function placeServed(visit: Visit): ServedPlace | undefined {
  return placesServed(visit).find(
    ({ place }) => place.language === visit.language && place.marketSegment === visit.marketSegment,
  )
}

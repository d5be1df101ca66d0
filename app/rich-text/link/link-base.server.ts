import { defaultLanguage as unprefixed, isLanguageCode } from '#app/i18n/languages.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { LinkBase } from './content-link.ts'

/** The merchant's URLs have its own prefixes (`/en/terms`); without one they are Swedish (spec section 2), or so served here. */
export function linkBaseFor(visit: Visit): LinkBase {
  const { addresses, publicOrigin, imageServer } = visit.config
  const markets = visit.channel.markets.map(({ alias }) => alias)
  return {
    origins: [...new Set([publicOrigin, visit.origin])],
    imageServer,
    localPath(pathname) {
      if (pathname.startsWith('/merchant/')) return null
      const { market, language, segments } = readPath(pathname, markets)
      const means = language ? [language] : [unprefixed, addresses.defaultLanguage]
      if (!means.includes(visit.language)) return null
      if (market !== null && market !== visit.market.alias) return null
      return [visit.prefix, ...segments].join('/') || '/'
    },
  }
}

/** `/fi/…` is Finnish, `/fi/sv/…` is Finland: a market is always followed by a language. */
function readPath(pathname: string, markets: readonly string[]) {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', second] = segments
  if (markets.includes(first) && isLanguageCode(second)) {
    return { market: first, language: second, segments: segments.slice(2) }
  }
  if (isLanguageCode(first)) return { market: null, language: first, segments: segments.slice(1) }
  return { market: null, language: null, segments }
}

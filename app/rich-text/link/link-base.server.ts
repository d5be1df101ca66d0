import { defaultLanguage as unprefixed, isLanguageCode } from '#app/i18n/languages.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { LinkBase } from './content-link.ts'

/**
 * What links on a page of this visit are read against. The merchant writes addresses in its own
 * spelling (`/en/terms`); what means this language and market is the same page here. Without a prefix
 * they are Swedish, as the spec has it (section 2), or of the language that this shop shows without one.
 * A page in another language is a new document, and what the merchant shows to browsers itself is no
 * page of the shop.
 */
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

/** `/fi/…` is Finnish, `/fi/sv/…` is Finland: a market never stands without its language. */
function readPath(pathname: string, markets: readonly string[]) {
  const segments = pathname.split('/').filter(Boolean)
  const [first = '', second] = segments
  if (markets.includes(first) && isLanguageCode(second)) {
    return { market: first, language: second, segments: segments.slice(2) }
  }
  if (isLanguageCode(first)) return { market: null, language: first, segments: segments.slice(1) }
  return { market: null, language: null, segments }
}

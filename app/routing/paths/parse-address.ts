import type { AddressSettings } from '#app/context.ts'
import { isLanguageCode, type LanguageCode } from '#app/i18n/languages.ts'

import { isReservedWord } from './reserved-words.ts'

/** What the first segments of a path state, not yet validated. */
export interface ParsedAddress {
  /** Alias of a market that the shop knows. */
  market: string | null
  language: LanguageCode | null
  /** A segment in the market's position that is no market. */
  unknownMarket: string | null
  segments: string[]
}

/**
 * Market and language of a path (spec section 2). Either may be missing, or their order wrong; an alias comes before a
 * language, because `fi` is both. In other layouts a market is accepted too, but only its language counts.
 */
export function parseAddress(
  { kind }: Pick<AddressSettings, 'kind'>,
  path: string,
  isMarket: (alias: string) => boolean,
): ParsedAddress {
  const segments = path.split('/').filter(Boolean)
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase())
  const parsed = (
    market: string | null,
    language: string | null,
    taken: number,
  ): ParsedAddress => ({
    market,
    language: isLanguageCode(language ?? undefined) ? (language as LanguageCode) : null,
    unknownMarket: null,
    segments: segments.slice(taken),
  })
  if (kind !== 'market') {
    const hasMarket = isMarket(first) && isLanguageCode(second) && !isReservedWord(first)
    if (hasMarket) return parsed(null, second, 2)
    return isLanguageCode(first) ? parsed(null, first, 1) : parsed(null, null, 0)
  }
  if (isMarket(first) && isLanguageCode(second)) return parsed(first, second, 2)
  if (isLanguageCode(first) && isMarket(second)) return parsed(second, first, 2)
  if (isMarket(first)) return parsed(first, null, 1)
  if (isLanguageCode(first)) return parsed(null, first, 1)
  // `/s/fi` is a search.
  if (!isLanguageCode(second) || isReservedWord(first)) return parsed(null, null, 0)
  return { ...parsed(null, second, 2), unknownMarket: segments[0] ?? null }
}

import type { AddressSettings } from '../context.ts'
import { isLanguageCode, type LanguageCode } from '../i18n/languages.ts'
import { isReservedWord } from './reserved-words.ts'

/** What the first segments of a path state, before anybody judged whether it is so. */
export interface StatedPlace {
  /** Alias of a market that the shop knows. */
  market: string | null
  language: LanguageCode | null
  /** A segment in the market's position that names none. */
  unknownMarket: string | null
  /** The path behind market and language. */
  segments: string[]
}

/**
 * Reads market and language off a path (spec section 2). With markets in the path either may be
 * missing, and the two may stand in the wrong order; a market's name wins over a language's, since
 * `fi` is both. Without, an address of the layout with markets is still read: its language counts, and
 * the market is left to the visitor. `isMarket` gets an alias in small letters.
 */
export function readAddress(
  { kind }: Pick<AddressSettings, 'kind'>,
  path: string,
  isMarket: (alias: string) => boolean,
): StatedPlace {
  const segments = path.split('/').filter(Boolean)
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase())
  const stated = (market: string | null, language: string | null, taken: number): StatedPlace => ({
    market,
    language: isLanguageCode(language ?? undefined) ? (language as LanguageCode) : null,
    unknownMarket: null,
    segments: segments.slice(taken),
  })
  if (kind !== 'market') {
    const hasMarket = isMarket(first) && isLanguageCode(second) && !isReservedWord(first)
    if (hasMarket) return stated(null, second, 2)
    return isLanguageCode(first) ? stated(null, first, 1) : stated(null, null, 0)
  }
  if (isMarket(first) && isLanguageCode(second)) return stated(first, second, 2)
  if (isLanguageCode(first) && isMarket(second)) return stated(second, first, 2)
  if (isMarket(first)) return stated(first, null, 1)
  if (isLanguageCode(first)) return stated(null, first, 1)
  // `/s/fi` is a search.
  if (!isLanguageCode(second) || isReservedWord(first)) return stated(null, null, 0)
  return { ...stated(null, second, 2), unknownMarket: segments[0] ?? null }
}

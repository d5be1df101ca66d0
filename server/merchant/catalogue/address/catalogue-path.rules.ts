/**
 * Addresses in the catalogue: `/c/…` categories, `/b/…` brands, `/dc/…` campaigns, `/p/…` products,
 * behind the language unless it is the channel's default.
 */
import {
  channel,
  languageCodes,
  marketAliases,
  type LanguageCode,
  type MarketAlias,
} from '../../channel/markets.ts'

const pathLetters = { category: 'c', brand: 'b', campaign: 'dc', product: 'p' } as const
export type Subject = keyof typeof pathLetters

export function cataloguePath(subject: Subject, alias: string, language: LanguageCode): string {
  const prefix = language === channel.defaultLanguage ? '' : `/${language}`
  return `${prefix}/${pathLetters[subject]}/${alias}`
}

/** The address in one market, with the market's name in front. */
export function marketPath(
  market: MarketAlias,
  subject: Subject,
  alias: string,
  language: LanguageCode,
): string {
  return `/${market}/${language}/${pathLetters[subject]}/${alias}`
}

export interface ParsedPath {
  /** Null when the address does not name a subject: `/l/…`, or a bare alias. */
  subject: Subject | null
  alias: string
}

/**
 * Parses an address, absolute or not, with market and language in front or not. The alias is the
 * last segment; the segments between are for readers only.
 */
export function parseCataloguePath(url: string): ParsedPath | null {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const segments = path.split('/').filter(Boolean).map(decode)
  while (segments.length > 1 && isPrefix(segments[0]!)) segments.shift()
  const alias = segments.at(-1)
  if (!alias) return null
  if (segments.length === 1) return { subject: null, alias }
  const letter = segments[0]
  if (letter === 'l') return { subject: null, alias }
  const subject = (Object.keys(pathLetters) as Subject[]).find((key) => pathLetters[key] === letter)
  return subject ? { subject, alias } : null
}

function isPrefix(segment: string): boolean {
  const known: readonly string[] = [...languageCodes, ...marketAliases]
  return known.includes(segment)
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

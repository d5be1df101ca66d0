/** `/c/…` categories, `/b/…` brands, `/dc/…` campaigns, `/p/…` products, after a language that is not the default. */
import {
  languageCodes,
  languagePrefix,
  marketAliases,
  type LanguageCode,
  type MarketAlias,
} from '../../channel/markets.ts'

const pathLetters = { category: 'c', brand: 'b', campaign: 'dc', product: 'p' } as const
export type PathSubject = keyof typeof pathLetters

export function cataloguePath(subject: PathSubject, alias: string, language: LanguageCode): string {
  return `${languagePrefix(language)}/${pathLetters[subject]}/${alias}`
}

/** The path in one market, with market and language in front. */
export function marketPath(
  market: MarketAlias,
  subject: PathSubject,
  alias: string,
  language: LanguageCode,
): string {
  return `/${market}/${language}/${pathLetters[subject]}/${alias}`
}

export interface ParsedPath {
  /** Null when the path does not tell the subject: `/l/…`, or an alias only. */
  subject: PathSubject | null
  alias: string
}

/** A URL or path, with or without market and language. The last segment is the alias; others are ignored. */
export function parseCataloguePath(url: string): ParsedPath | null {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const segments = path.split('/').filter(Boolean).map(decode)
  while (segments.length > 1 && isPrefix(segments[0]!)) segments.shift()
  const alias = segments.at(-1)
  if (!alias) return null
  if (segments.length === 1) return { subject: null, alias }
  const letter = segments[0]
  if (letter === 'l') return { subject: null, alias }
  const subject = (Object.keys(pathLetters) as PathSubject[]).find(
    (key) => pathLetters[key] === letter,
  )
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

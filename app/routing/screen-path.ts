import type { LanguageCode } from '../i18n/languages.ts'
import type { UrlScope } from './href.ts'
import { pathsOf, screens, type ScreenName } from './screens.ts'

export interface ScreenPath {
  screen: ScreenName
  /** The requested segments, with the fixed words spelt as in the table. */
  segments: string[]
}

interface Pattern {
  screen: ScreenName
  /** Position of the path among those of its screen. */
  index: number
  parts: readonly string[]
}

/** By language, made when it is asked for first: a browser needs one language. */
const patterns = new Map<LanguageCode, readonly Pattern[]>()

/** A path without prefix; null if unknown. Capital letters in the table's words are accepted and corrected. */
export function findScreen(segments: readonly string[], language: LanguageCode): ScreenPath | null {
  const found = find(segments, language)
  return found && { screen: found.screen, segments: fillSegments(found.parts, segments) }
}

/** The screen of a path with prefix in a URL scope; null for an unknown path. */
export function screenOfPath(scope: UrlScope, pathname: string): ScreenName | null {
  const { prefix, language } = scope
  const isBehind = pathname === prefix || pathname.startsWith(`${prefix}/`)
  const path = isBehind ? pathname.slice(prefix.length) : pathname
  return findScreen(split(path), language)?.screen ?? null
}

/** Words of the table change, aliases stay, because only the merchant knows their translations. */
export function translateSegments(
  segments: readonly string[],
  from: LanguageCode,
  to: LanguageCode,
): string[] {
  const found = find(segments, from)
  const path = found && pathsOf(found.screen, to)[found.index]
  return path === null || path === undefined ? [...segments] : fillSegments(split(path), segments)
}

function find(segments: readonly string[], language: LanguageCode): Pattern | null {
  const known = patterns.get(language) ?? patternsOf(language)
  patterns.set(language, known)
  return known.find(({ parts }) => isMatch(parts, segments)) ?? null
}

/** Sorted as the router ranks routes: fixed words before parameters, parameters before splats. */
function patternsOf(language: LanguageCode): Pattern[] {
  return (Object.keys(screens) as ScreenName[])
    .filter((screen) => screen !== 'notFound')
    .flatMap((screen) =>
      pathsOf(screen, language).map((path, index) => ({ screen, index, parts: split(path) })),
    )
    .sort((one, other) => rank(other.parts) - rank(one.parts))
}

function rank(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + (isSplat(part) ? -1 : isName(part) ? 3 : 10), 0)
}

function isMatch(parts: readonly string[], segments: readonly string[]): boolean {
  const isOpen = isSplat(parts.at(-1) ?? '')
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return false
  return parts.every(
    (part, i) => isSplat(part) || isName(part) || part === segments[i]?.toLowerCase(),
  )
}

function fillSegments(parts: readonly string[], segments: readonly string[]): string[] {
  return segments.map((segment, i) => {
    const part = parts[i]
    return part === undefined || isSplat(part) || isName(part) ? segment : part
  })
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function isName(part: string): boolean {
  return part.startsWith(':')
}

function isSplat(part: string): boolean {
  return part === '*'
}

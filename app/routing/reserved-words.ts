import { languages } from '../i18n/languages.ts'
import { pathsOf, screens, type ScreenName } from './screens.ts'

/** What the host answers itself, before any page (`server/http`). */
const ofHost = ['assets', 'events', 'health', 'merchant', 'routes']

const words = new Set([...ofHost, ...languages.flatMap(({ code }) => firstWords(code))])

/** Whether a path that begins so is about a screen or the host, and never about a market. */
export function isReservedWord(segment: string): boolean {
  return words.has(segment)
}

/**
 * Whether a market can be named in front of a path: in one spelling, which no address must encode, and
 * by a word that means nothing else there.
 */
export function isMarketWord(alias: string): boolean {
  return /^[a-z0-9-]+$/.test(alias) && !isReservedWord(alias)
}

function firstWords(language: (typeof languages)[number]['code']): string[] {
  return (Object.keys(screens) as ScreenName[])
    .flatMap((screen) => pathsOf(screen, language))
    .map((path) => path.split('/')[0] ?? '')
    .filter((word) => /^\w/.test(word))
}

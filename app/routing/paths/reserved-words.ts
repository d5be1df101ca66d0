import { languages } from '#app/i18n/languages.ts'
import { pathsOf, screens, type ScreenName } from '#app/routing/screens.ts'

/** First segments of paths that the host handles before any page (`server/http`). */
const ofHost = ['assets', 'events', 'health', 'merchant', 'routes']

const reservedWords = new Set([...ofHost, ...languages.flatMap(({ code }) => firstWords(code))])

/** Whether a first segment belongs to a screen or the host, so that it is no market. */
export function isReservedWord(segment: string): boolean {
  return reservedWords.has(segment)
}

/** Whether an alias can be a path's first segment: it needs no encoding, and no screen and not the host use it. */
export function isMarketWord(alias: string): boolean {
  return /^[a-z0-9-]+$/.test(alias) && !isReservedWord(alias)
}

function firstWords(language: (typeof languages)[number]['code']): string[] {
  return (Object.keys(screens) as ScreenName[])
    .flatMap((screen) => pathsOf(screen, language))
    .map((path) => path.split('/')[0] ?? '')
    .filter((word) => /^\w/.test(word))
}

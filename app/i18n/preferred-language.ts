import { languageOfBrowser, type LanguageCode } from './languages.ts'

/** The first of a browser's languages (`navigator.languages`) that is offered; null when none is. */
export function preferredLanguage(
  preferences: readonly string[],
  offered: readonly LanguageCode[],
): LanguageCode | null {
  for (const tag of preferences) {
    const [primary = ''] = tag.toLowerCase().split('-')
    const code = languageOfBrowser(primary)
    if (code && offered.includes(code)) return code
  }
  return null
}

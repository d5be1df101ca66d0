import { isLanguageCode, type LanguageCode } from './languages.ts'

/** Shop owners may edit this function. It gets the page's language and the requested one, and returns the one to show. */
const beforeLanguageSwitch = (_from: LanguageCode, to: LanguageCode): LanguageCode => to

/** Spec section 2: the language that a switch selects; null for an unknown or the current one. */
export function languageSwitch(
  from: LanguageCode,
  requestedLanguage: string | undefined,
): LanguageCode | null {
  if (!isLanguageCode(requestedLanguage) || requestedLanguage === from) return null
  const to = beforeLanguageSwitch(from, requestedLanguage)
  return to === from ? null : to
}

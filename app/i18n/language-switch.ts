import { isLanguageCode, type LanguageCode } from './languages.ts'

/**
 * For shop owners to edit: the language to which a switch really leads. Gets the language of the page and
 * the requested one, and returns the one to show.
 */
const beforeLanguageSwitch = (_from: LanguageCode, to: LanguageCode): LanguageCode => to

/** Spec section 2: the language that a switch leads to; null for an unknown or the current one. */
export function languageSwitch(
  from: LanguageCode,
  requestedLanguage: string | undefined,
): LanguageCode | null {
  if (!isLanguageCode(requestedLanguage) || requestedLanguage === from) return null
  const to = beforeLanguageSwitch(from, requestedLanguage)
  return to === from ? null : to
}

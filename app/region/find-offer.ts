import { isLanguageCode, type LanguageCode } from '#app/i18n/languages.ts'
import { loadOfferWords, type OfferWords } from '#app/i18n/offer-words.ts'
import { preferredLanguage } from '#app/i18n/preferred-language.ts'

import { hasKeptLanguage } from './kept-language.ts'

export interface LanguageProposal extends OfferWords {
  code: LanguageCode
}

/** What to ask a visitor in this browser; null for who has chosen, or reads their own already. */
export async function findOffer(
  current: LanguageCode,
  offered: readonly string[],
): Promise<LanguageProposal | null> {
  if (hasKeptLanguage()) return null
  const code = preferredLanguage(navigator.languages, offered.filter(isLanguageCode))
  if (!code || code === current) return null
  const words = await loadOfferWords(code)
  return words && { code, ...words }
}

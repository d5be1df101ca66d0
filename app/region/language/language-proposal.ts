import { isLanguageCode, type LanguageCode } from '#app/i18n/languages.ts'
import {
  loadLanguageOfferMessages,
  type LanguageOfferMessages,
} from '#app/i18n/language-offer-messages.ts'
import { preferredLanguage } from '#app/i18n/preferred-language.ts'

import { hasSavedLanguage } from './saved-language.ts'

export interface LanguageProposal extends LanguageOfferMessages {
  code: LanguageCode
}

/** The language to offer in this browser; null after a choice, or when the page has that language. */
export async function findLanguageProposal(
  current: LanguageCode,
  offered: readonly string[],
): Promise<LanguageProposal | null> {
  if (hasSavedLanguage()) return null
  const code = preferredLanguage(navigator.languages, offered.filter(isLanguageCode))
  if (!code || code === current) return null
  const messages = await loadLanguageOfferMessages(code)
  return messages && { code, ...messages }
}

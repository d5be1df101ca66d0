import { isLanguageCode, languageOfBrowser, type LanguageCode } from '#app/i18n/languages.ts'
import {
  loadLanguageOfferMessages,
  type LanguageOfferMessages,
} from '#app/i18n/language-offer-messages.ts'

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

import { isLanguageCode, type LanguageCode } from './languages.ts'

/**
 * For shop owners to edit: what a switch of language leads to in truth. Gets the language of the page
 * and the one that was asked for; what it returns is where the shopper goes.
 */
const beforeLanguageSwitch = (_from: LanguageCode, to: LanguageCode): LanguageCode => to

/** Spec section 2: the language that a switch leads to; null for an unknown one or the same. */
export function languageSwitch(
  from: LanguageCode,
  wanted: string | undefined,
): LanguageCode | null {
  if (!isLanguageCode(wanted) || wanted === from) return null
  const to = beforeLanguageSwitch(from, wanted)
  return to === from ? null : to
}

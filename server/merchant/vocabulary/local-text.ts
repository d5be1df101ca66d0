import { languageCodes, type LanguageCode } from '../channel/markets.ts'

/** One text in all languages. */
export type LocalText = Record<LanguageCode, string>

/** Builds a text language by language. */
export function composeText(write: (language: LanguageCode) => string): LocalText {
  const text = {} as LocalText
  for (const language of languageCodes) text[language] = write(language)
  return text
}

/** The same words in every language: names, measures, codes. */
export const sameInAll = (words: string): LocalText => composeText(() => words)

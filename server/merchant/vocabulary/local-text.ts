import { languageCodes, type LanguageCode } from '../channel/markets.ts'

export type LocalText = Record<LanguageCode, string>

export function buildLocalText(write: (language: LanguageCode) => string): LocalText {
  const text = {} as LocalText
  for (const language of languageCodes) text[language] = write(language)
  return text
}

/** A text that is the same in every language, such as a name, a measure or a code. */
export const sameInAllLanguages = (words: string): LocalText => buildLocalText(() => words)

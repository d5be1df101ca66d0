import { languageCodes, type LanguageCode } from '../channel/markets.ts'

/** One text in all languages. */
export type LocalText = Record<LanguageCode, string>

/** One text in all languages, in the order of `languageCodes`: sv, da, en, fi, nb. */
export type LocalRow = readonly [sv: string, da: string, en: string, fi: string, nb: string]

/** Names a row's languages. */
export function localText(row: LocalRow): LocalText {
  const [sv, da, en, fi, nb] = row
  return { sv, da, en, fi, nb }
}

/** Names the languages of each row. */
export const localTexts = (rows: readonly LocalRow[]): LocalText[] => rows.map(localText)

/** Builds a text language by language. */
export function composeText(write: (language: LanguageCode) => string): LocalText {
  const text = {} as LocalText
  for (const language of languageCodes) text[language] = write(language)
  return text
}

/** The same words in every language: names, measures, codes. */
export const sameInAll = (words: string): LocalText => composeText(() => words)

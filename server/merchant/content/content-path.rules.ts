import { languagePrefix, type LanguageCode } from '../channel/markets.ts'

/** Path of a page: its alias, after the language unless that is the channel's default. */
export const contentPath = (alias: string, language: LanguageCode): string =>
  `${languagePrefix(language)}/${alias}`

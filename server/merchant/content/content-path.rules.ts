import { channel, type LanguageCode } from '../channel/markets.ts'

/** Path of a page: its alias, after the language unless that is the channel's default. */
export function contentPath(alias: string, language: LanguageCode): string {
  return language === channel.defaultLanguage ? `/${alias}` : `/${language}/${alias}`
}

import { channel, type LanguageCode } from '../channel/markets.ts'

/** Address of a page: its alias behind the language, unless that is the channel's own. */
export function contentPath(alias: string, language: LanguageCode): string {
  return language === channel.defaultLanguage ? `/${alias}` : `/${language}/${alias}`
}

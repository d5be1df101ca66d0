import { channel, languages, type LanguageCode } from '../../channel/markets.ts'

/** One address per language, for language menus and hreflang. */
export function alternativeUrls(pathIn: (language: LanguageCode) => string) {
  return languages.map(({ code, iso }) => ({
    url: pathIn(code),
    culture: iso,
    language: code,
    country: null,
    channelId: channel.id.split('|')[0]!,
  }))
}

import {
  channel,
  languages,
  type Language,
  type LanguageCode,
  type Market,
} from '../../channel/markets.ts'

/** One address per language, for language menus and hreflang. */
export function alternativeUrls(pathIn: (language: LanguageCode) => string) {
  return languages.map((language) => alternative(language, pathIn(language.code), null))
}

/** One address per market and language of it, for a product that some markets do not sell. */
export function alternativeUrlsIn(
  markets: readonly Market[],
  pathIn: (language: LanguageCode, market: Market) => string,
) {
  return markets.flatMap((market) =>
    languages
      .filter(({ code }) => market.languages.includes(code))
      .map((language) => alternative(language, pathIn(language.code, market), market.country.code)),
  )
}

function alternative({ code, iso }: Language, url: string, country: string | null) {
  return { url, culture: iso, language: code, country, channelId: channel.id.split('|')[0]! }
}

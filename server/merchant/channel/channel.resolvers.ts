import type { Resolvers } from '../graphql/module.ts'
import { channel, languages, markets, type LanguageCode } from './markets.ts'

/** Channel, markets and languages as the public API tells them. */
export const channelResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: (_, __, { publicOrigin }) => [channelType(publicOrigin)],
    channel: (_, __, { publicOrigin }) => channelType(publicOrigin),
  },
}

function channelType(url: string) {
  const market = markets.find(({ alias }) => alias === channel.defaultMarket)!
  return {
    id: channel.id,
    name: channel.name,
    type: channel.type,
    url,
    defaultLanguageId: languageType(channel.defaultLanguage).id,
    languages: languages.map(({ code }) => languageType(code)),
    defaultMarketId: market.id,
    markets: markets.map((entry) => ({
      ...entry,
      defaultLanguageId: languageType(entry.languages[0]!).id,
      allowedLanguages: entry.languages.map(languageType),
      currency: { ...entry.currency, name: entry.currency.code },
    })),
  }
}

function languageType(code: LanguageCode) {
  const { iso, name } = languages.find((language) => language.code === code)!
  return { id: iso, name, code }
}

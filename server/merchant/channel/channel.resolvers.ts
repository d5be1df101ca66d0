import type { Resolvers } from '../graphql/module.ts'
import { languageType, marketTypes } from './market-types.ts'
import { channel, languages, marketOf } from './markets.ts'

export const channelResolvers: Resolvers = {
  GeinsMerchantApiQuery: {
    channels: (_, __, { publicOrigin }) => [channelType(publicOrigin)],
    channel: (_, { channelId }, { publicOrigin }) =>
      !channelId || channelId === channel.id ? channelType(publicOrigin) : null,
  },
}

function channelType(url: string) {
  return {
    id: channel.id,
    name: channel.name,
    type: channel.type,
    url,
    defaultLanguageId: languageType(channel.defaultLanguage).id,
    languages: languages.map(({ code }) => languageType(code)),
    defaultMarketId: marketOf(channel.defaultMarket).id,
    markets: marketTypes(),
  }
}

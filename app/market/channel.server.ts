import type { ResultOf } from '../gateway/graphql.ts'
import { ask, type Asker } from '../gateway/graphql.server.ts'
import { channelDocument } from './channel-documents.server.ts'
import { languageCodeOf, type Channel, type Market } from './channel.ts'

const channels = new WeakMap<object, Channel>()

/**
 * The channel with its markets. Every request needs it, so its answer is kept; while the merchant
 * cannot be reached, the last known channel goes on serving.
 */
export async function openChannel(asker: Omit<Asker, 'marketId' | 'languageId'>): Promise<Channel> {
  const answer = await ask({ ...asker, marketId: '', languageId: '' }, channelDocument, {})
  const known = channels.get(answer)
  if (known) return known
  const channel = channelOf(answer, asker.channelId)
  channels.set(answer, channel)
  return channel
}

/** Keeps what the shop can use: a market needs an alias, a country and a currency. */
function channelOf({ channel }: ResultOf<typeof channelDocument>, channelId: string): Channel {
  const markets = (channel?.markets ?? []).flatMap((market) => {
    const known = market && marketOf(market)
    return known ? [known] : []
  })
  const defaultMarket =
    markets.find(({ id, alias }) => [id, alias].includes(channel?.defaultMarketId ?? '')) ??
    markets[0]
  if (!channel || !defaultMarket) throw new Error(`Channel ${channelId} has no market`)
  return { id: channel.id, markets, defaultMarket }
}

type WireMarket = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof channelDocument>['channel']>['markets']>[number]
>

function marketOf(market: WireMarket): Market | null {
  const { alias, country, currency } = market
  if (!alias || !country || !currency) return null
  return {
    id: market.id,
    alias,
    country: { code: country.code, name: country.name },
    currency: currency.code,
    languages: (market.allowedLanguages ?? []).flatMap((language) => {
      const code = languageCodeOf(language?.code)
      return code ? [code] : []
    }),
    defaultLanguage: languageCodeOf(market.defaultLanguageId),
    groupKey: market.groupKey,
    isVirtual: market.virtual ?? false,
    onlyInCheckout: market.onlyDisplayInCheckout ?? false,
  }
}

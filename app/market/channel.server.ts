import type { ResultOf } from '../gateway/graphql.ts'
import { ask, type Asker } from '../gateway/graphql.server.ts'
import { minute, second } from '../kit/time.ts'
import { channelDocument } from './channel-documents.server.ts'
import { languageCodeOf, type Channel, type Market } from './channel.ts'

const freshMs = 5 * minute * 1000
const retryMs = 10 * second * 1000

interface Kept {
  channel: Promise<Channel>
  until: number
}

const kept = new Map<string, Kept>()

/**
 * The channel with its markets; asked once and kept for five minutes, since every request needs it.
 * While the merchant cannot be reached, the last known channel goes on serving.
 */
export function openChannel(asker: Omit<Asker, 'marketId' | 'languageId'>): Promise<Channel> {
  const key = `${asker.merchant.graphqlEndpoint} ${asker.channelId}`
  const before = kept.get(key)
  if (before && before.until > Date.now()) return before.channel
  const channel = fetchChannel(asker).catch((error: unknown) => {
    if (!before) {
      kept.delete(key)
      throw error
    }
    asker.log.warn({ err: error }, 'channel not answered, using the last known')
    kept.set(key, { channel: before.channel, until: Date.now() + retryMs })
    return before.channel
  })
  kept.set(key, { channel, until: Date.now() + freshMs })
  return channel
}

async function fetchChannel(asker: Omit<Asker, 'marketId' | 'languageId'>): Promise<Channel> {
  const answer = await ask({ ...asker, marketId: '', languageId: '' }, channelDocument, {})
  return channelOf(answer, asker.channelId)
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

import { requestMerchantUncached } from '../gateway/graphql.server.ts'
import type { RefusedSetting } from '../context.ts'
import type { MerchantContext } from '../load-context.ts'
import { channelDocument } from '../market/channel-documents.server.ts'
import { readChannel } from '../market/read-channel.ts'

/**
 * Asks the merchant for what only it knows of the settings: whether the channel, its market and its groups of
 * markets exist. Returns those that do not. Throws a GatewayError when the merchant does not say so.
 */
export async function findRefusedSettings(context: MerchantContext): Promise<RefusedSetting[]> {
  const { config, log, requestId, services } = context
  const { channelId, fallbackMarket, merchant, addresses } = config
  const data = await requestMerchantUncached(
    {
      gateway: services.gateway,
      merchant,
      channelId,
      token: null,
      requestId,
      log,
      marketId: '',
      languageId: '',
    },
    channelDocument,
    {},
  )
  if (!data.channel) return [{ variable: 'FALLBACK_CHANNEL_ID', value: channelId, valid: [] }]
  const { markets } = readChannel(data)
  const aliases = markets.map(({ alias }) => alias)
  const groups = [...new Set(markets.map(({ groupKey }) => groupKey))]
  const market = {
    variable: 'FALLBACK_MARKET_ALIAS',
    value: fallbackMarket,
    valid: aliases,
  } as const
  const emptyGroups = (addresses.marketGroups ?? []).filter((group) => !groups.includes(group))
  return [
    ...(aliases.includes(fallbackMarket) ? [] : [market]),
    ...emptyGroups.map((value) => ({ variable: 'MARKET_GROUP', value, valid: groups }) as const),
  ]
}

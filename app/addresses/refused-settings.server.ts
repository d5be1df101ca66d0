import { GatewayError } from '../gateway/errors/gateway-error.ts'
import { requestMerchantUncached } from '../gateway/graphql.server.ts'
import type { RefusedSetting } from '../context.ts'
import type { MerchantContext } from '../load-context.ts'
import { channelDocument } from '../market/channel-documents.server.ts'
import { readChannel } from '../market/read-channel.ts'
import { gatewayContextOf } from './resolve-address.server.ts'

/** Finds the key, channel, market, group or credit that the merchant refuses. Throws a GatewayError when it does not say so. */
export async function findRefusedSettings(context: MerchantContext): Promise<RefusedSetting[]> {
  const { channelId, fallbackMarket, addresses, creditTerms = [] } = context.config
  const anywhere = { ...gatewayContextOf(context), marketId: '', languageId: '' }
  const data = await requestMerchantUncached(anywhere, channelDocument, {}).catch(nullIfKeyRefused)
  if (!data) return [{ variable: 'API_KEY', value: '', valid: [] }]
  if (!data.channel) return [{ variable: 'FALLBACK_CHANNEL_ID', value: channelId, valid: [] }]
  const { markets } = readChannel(data)
  const aliases = markets.map(({ alias }) => alias)
  const groups = [...new Set(markets.map(({ groupKey }) => groupKey))]
  const ownGroups = addresses.marketGroups ?? groups
  const own = markets.filter(({ groupKey }) => ownGroups.includes(groupKey))
  const served = own.map(({ alias }) => alias)
  const isKnown = aliases.includes(fallbackMarket)
  const market = { variable: 'FALLBACK_MARKET_ALIAS', value: fallbackMarket } as const
  const emptyGroups = (variable: 'MARKET_GROUP' | 'MARKET_GROUP_URLS', named: readonly string[]) =>
    named
      .filter((group) => !groups.includes(group))
      .map((value) => ({ variable, value, valid: groups }))
  return [
    ...(served.includes(fallbackMarket)
      ? []
      : [{ ...market, valid: isKnown ? served : aliases, ...(isKnown && { isIdle: true }) }]),
    ...[...new Set(creditTerms.map(({ market }) => market))]
      .filter((alias) => !aliases.includes(alias))
      .map((value) => ({
        variable: 'CHANNEL_SETTINGS' as const,
        value,
        valid: aliases,
        isIdle: true,
      })),
    ...emptyGroups('MARKET_GROUP', ownGroups),
    ...emptyGroups('MARKET_GROUP_URLS', Object.keys(addresses.groupOrigins)),
  ]
}

function nullIfKeyRefused(error: unknown): null {
  if (error instanceof GatewayError && error.isKeyRefused) return null
  throw error
}

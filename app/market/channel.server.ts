import { cacheResponses, sameForCustomers } from '#app/gateway/resilience/call-policy.server.ts'

import {
  requestMerchant,
  requestMerchantUncached,
  type GatewayContext,
} from '../gateway/graphql.server.ts'
import { channelDocument } from './channel-documents.server.ts'
import type { Channel } from './channel.ts'
import { readChannel } from './read-channel.ts'

/** Every page needs the channel, and it changes a few times a year. */
cacheResponses(channelDocument, { ...sameForCustomers, check: readChannel })

type ChannelContext = Omit<GatewayContext, 'marketId' | 'languageId'>

const channels = new WeakMap<object, Channel>()

/** Every request needs the channel, so it is cached; the last usable one stays. Throws a GatewayError without any. */
export async function getChannel(context: ChannelContext): Promise<Channel> {
  const data = await requestMerchant(
    { ...context, marketId: '', languageId: '' },
    channelDocument,
    {},
  )
  const cached = channels.get(data)
  if (cached) return cached
  const channel = readChannel(data)
  channels.set(data, channel)
  return channel
}

/** The current channel, without the cache. */
export async function fetchChannel(context: ChannelContext): Promise<Channel> {
  return readChannel(
    await requestMerchantUncached(
      { ...context, marketId: '', languageId: '' },
      channelDocument,
      {},
    ),
  )
}

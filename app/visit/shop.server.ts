import type { StorefrontConfig } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import type { GatewayContext } from '#app/gateway/graphql.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import type { Channel } from '#app/market/channel.ts'

import { goElsewhere } from '../addresses/redirects.server.ts'
import { arrivalOf } from '../addresses/resolve-address.server.ts'
import { placesServed, type ServedPlace } from '../addresses/served-scopes.ts'

/** The shop as it is for nobody in particular: no language, no market, no customer. */
export interface Shop {
  config: StorefrontConfig
  /** Of the host that was asked, without a trailing slash. */
  origin: string
  channel: Channel
  places: ServedPlace[]
  /** The places at this origin: one domain speaks for no other. */
  placesHere: ServedPlace[]
  asker: Omit<GatewayContext, 'marketId' | 'languageId'>
}

/** For answers that are about the whole shop. Sets no cookie; throws what leads to the right address. */
export async function openShop({
  request,
  context,
}: {
  request: Request
  context: AppLoadContext
}): Promise<Shop> {
  const { config, origin } = context
  const { arrival, channel, asking } = await arrivalOf(request, context)
  if (arrival.kind === 'elsewhere') throw goElsewhere(arrival, request.method)
  const places = placesServed({ config, channel })
  return {
    config,
    origin,
    channel,
    places,
    placesHere: places.filter((served) => served.origin === origin),
    // No page waits for it.
    asker: { ...asking, deadline: undefined },
  }
}

/** Who asks for a place, as its visitors would. */
export function askerAt({ asker }: Shop, { market, language }: ServedPlace): GatewayContext {
  return { ...asker, marketId: market.alias, languageId: languageOf(language).iso }
}

import type { StorefrontConfig } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import type { GatewayContext } from '#app/gateway/graphql.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import type { Channel } from '#app/market/channel.ts'

import { redirectToResolved } from '../addresses/redirects.server.ts'
import { resolveRequest } from '../addresses/resolve-address.server.ts'
import { servedScopes, type ServedScope } from '../addresses/served-scopes.ts'

/** The shop as it is for nobody in particular: no language, no market, no customer. */
export interface ShopContext {
  config: StorefrontConfig
  /** Of the host that was asked, without a trailing slash. */
  origin: string
  channel: Channel
  scopes: ServedScope[]
  /** The places at this origin: one domain speaks for no other. */
  scopesHere: ServedScope[]
  asker: Omit<GatewayContext, 'marketId' | 'languageId'>
}

/** For answers that are about the whole shop. Sets no cookie; throws what leads to the right address. */
export async function getShopContext({
  request,
  context,
}: {
  request: Request
  context: AppLoadContext
}): Promise<ShopContext> {
  const { config, origin } = context
  const { arrival, channel, asking } = await resolveRequest(request, context)
  if (arrival.kind === 'redirect') throw redirectToResolved(arrival, request.method)
  const scopes = servedScopes({ config, channel })
  return {
    config,
    origin,
    channel,
    scopes,
    scopesHere: scopes.filter((served) => served.origin === origin),
    // No page waits for it.
    asker: { ...asking, deadline: undefined },
  }
}

/** Who asks for a place, as its visitors would. */
export function askerAt({ asker }: ShopContext, { market, language }: ServedScope): GatewayContext {
  return { ...asker, marketId: market.alias, languageId: languageOf(language).iso }
}

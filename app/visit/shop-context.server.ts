import type { StorefrontConfig } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import type { GatewayContext } from '#app/gateway/graphql.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import type { Channel } from '#app/market/channel.ts'

import { redirectToResolved } from '../addresses/redirects.server.ts'
import { resolveRequest } from '../addresses/resolve-address.server.ts'
import { servedScopes, type ServedScope } from '../addresses/served-scopes.ts'

/** What responses about the whole shop need: no language, no market, no customer. */
export interface ShopContext {
  config: StorefrontConfig
  /** Origin of the requested host, without a trailing slash. */
  origin: string
  channel: Channel
  scopes: ServedScope[]
  /** The scopes at this origin: a domain lists no pages of another. */
  scopesHere: ServedScope[]
  gatewayContext: Omit<GatewayContext, 'marketId' | 'languageId'>
}

/** Context of robots.txt, sitemaps and the manifest. Sets no cookie; throws the redirect to the resolved URL. */
export async function getShopContext({
  request,
  context,
}: {
  request: Request
  context: AppLoadContext
}): Promise<ShopContext> {
  const { config, origin } = context
  const { resolved, channel, gatewayContext } = await resolveRequest(request, context)
  if (resolved.kind === 'redirect') throw redirectToResolved(resolved, request.method)
  const scopes = servedScopes({ config, channel })
  return {
    config,
    origin,
    channel,
    scopes,
    scopesHere: scopes.filter((served) => served.origin === origin),
    // No page waits for these calls.
    gatewayContext: { ...gatewayContext, deadline: undefined },
  }
}

export function gatewayContextFor(
  { gatewayContext }: ShopContext,
  { market, language }: ServedScope,
): GatewayContext {
  return { ...gatewayContext, marketId: market.alias, languageId: languageOf(language).iso }
}

import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { browsableMarkets } from '#app/market/channel.ts'
import { scopesOfMarket } from '#app/addresses/served-scopes.ts'
import type { AppLoadContext } from '#app/load-context.ts'

import { businessProfile, clientProfile } from './discovery/business-profile.ts'
import { agentPaths } from './protocol.ts'
import { merchantFault } from './run-operation.server.ts'
import { answerRest, faultResponse } from './rest/answer-rest.server.ts'
import { shopKey } from './signature/shop-key.server.ts'

/**
 * The response to a request of the Universal Commerce Protocol: a profile, or an operation by REST or MCP. Throws what no
 * operation expects.
 */
export async function answerAgent(context: AppLoadContext, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  switch (pathname) {
    case agentPaths.profile:
      return answerProfile(context).catch((error: unknown) =>
        faultResponse(merchantFault(context, error)),
      )
    case agentPaths.clientProfile:
      return Response.json(clientProfile(context.config.agents), { headers: kept })
    case agentPaths.mcp: {
      const { answerMcp } = await import('./mcp/answer-mcp.server.ts')
      return answerMcp(context, request)
    }
    default: {
      const isRest = pathname.startsWith(`${agentPaths.rest}/`)
      if (isRest) return answerRest(context, request, pathname.slice(agentPaths.rest.length))
      const content = translate('en', 'agents')('faults.unknownOperation')
      return faultResponse({ code: 'not_found', content })
    }
  }
}

async function answerProfile(context: AppLoadContext): Promise<Response> {
  const { config } = context
  const { channel } = await resolveRequest(new Request(`${context.origin}/`), context)
  const markets = browsableMarkets(channel).map((market) => ({
    country: market.country.code,
    currency: market.currency,
    languages: scopesOfMarket({ config }, market).map(({ language }) => language),
  }))
  const { publicOrigin: origin, agents: scope, signingKey } = config
  const { publicKey } = await shopKey(signingKey)
  const profile = businessProfile({ origin, scope, markets, keys: [publicKey] })
  return Response.json(profile, { headers: kept })
}

/** Profiles are the same for everybody, and change with a setting or a new market. */
const kept = { 'Cache-Control': 'public, max-age=300' }

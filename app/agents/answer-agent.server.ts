import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { browsableMarkets } from '#app/market/channel.ts'
import { scopesOfMarket } from '#app/addresses/served-scopes.ts'
import type { AgentRequest, AgentResponse, AppLoadContext } from '#app/load-context.ts'

import { businessProfile, clientProfile } from './discovery/business-profile.ts'
import { agentPaths } from './protocol.ts'
import { merchantFault } from './run-operation.server.ts'
import { answerRest } from './rest/answer-rest.server.ts'
import { faultResponse, jsonResponse, wrongMethod } from './json-response.ts'
import { shopKey } from './signature/shop-key.server.ts'

/** Answers a request of the Universal Commerce Protocol: a profile, or an operation by REST or MCP. Throws the unexpected. */
export async function answerAgent(
  context: AppLoadContext,
  request: AgentRequest,
): Promise<AgentResponse> {
  const { path, method } = request
  const isProfile = path === agentPaths.profile || path === agentPaths.clientProfile
  if (isProfile && method !== 'GET' && method !== 'HEAD') return wrongMethod(['GET', 'HEAD'])
  switch (path) {
    case agentPaths.profile:
      return answerProfile(context).catch((error: unknown) =>
        faultResponse(merchantFault(context, error)),
      )
    case agentPaths.clientProfile:
      return jsonResponse(clientProfile(context.config.agents), { headers: kept })
    case agentPaths.mcp: {
      const { answerMcp } = await import('./mcp/answer-mcp.server.ts')
      return answerMcp(context, request)
    }
    default: {
      const isRest = path.startsWith(`${agentPaths.rest}/`)
      if (isRest) return answerRest(context, request, path.slice(agentPaths.rest.length))
      const content = translate('en', 'agents')('faults.unknownOperation')
      return faultResponse({ code: 'not_found', content })
    }
  }
}

async function answerProfile(context: AppLoadContext): Promise<AgentResponse> {
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
  return jsonResponse(profile, { headers: kept })
}

/** Profiles are the same for everybody, and change with a setting or a new market. */
const kept = { 'Cache-Control': 'public, max-age=300' }

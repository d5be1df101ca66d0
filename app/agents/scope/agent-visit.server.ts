import { scopesOfMarket } from '#app/addresses/served-scopes.ts'
import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import { browserLanguage } from '#app/addresses/visitor-language.server.ts'
import type { CookieJar } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { customerTypeFor, visitOf } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Platform } from '../negotiation/find-platform.server.ts'
import { agentCounters } from '../session/agent-counters.ts'
import type { AgentSession } from '../session/agent-session.server.ts'
import { chooseScope, type AgentScopeChoice, type BuyerContext } from './agent-scope.ts'

interface OpenedVisit {
  /** The buyer as a guest. */
  visit: Visit
  /** Whether the shop serves the country that the platform named. */
  isCountryServed: boolean
}

export interface AgentVisit extends OpenedVisit {
  platform: Platform
  /** Whether the platform has signed the request. */
  isSigned: boolean
  /** The cart that the request is about; null for one about none. */
  session: AgentSession | null
}

interface AgentCall {
  buyer: BuyerContext & { language?: string; customer_type?: string }
  session: AgentSession | null
}

/**
 * The visit of a buyer whose assistant asks: a guest in the market and language of the context, or in those of the session,
 * without cookies of a browser. Throws a GatewayError while the merchant does not respond.
 */
export async function openAgentVisit(
  context: AppLoadContext,
  request: Request,
  { buyer, session }: AgentCall,
): Promise<OpenedVisit> {
  const { config, counters } = context
  const found = await resolveRequest(new Request(`${context.origin}/`), context)
  const shop = { config, channel: found.channel }
  const wanted = browserLanguage(buyer.language ?? request.headers.get('Accept-Language') ?? '')
  const ofSession = session && scopeOf(shop, session, wanted)
  const scope = ofSession ?? chooseScope(shop, buyer, wanted)
  if (!scope) throw new Error('No market has a language')
  const type = session?.customerType ?? buyer.customer_type ?? 'PERSON'
  const own = {
    origin: scope.origin,
    cookies: ownCookies(),
    counters: agentCounters(counters),
  }
  const visit = visitOf({ ...context, ...own }, found, {
    scope: scope.scope,
    market: scope.market,
    token: null,
    signedIn: null,
    customerType: customerTypeFor(config.customerTypes, type),
  })
  if (session) visit.cartId = session.cartId
  return { visit, isCountryServed: scope.isCountryServed }
}

/** The market of a session, in the wanted language if it has it; null when the shop serves the market no longer. */
function scopeOf(
  shop: Parameters<typeof chooseScope>[0],
  session: AgentSession,
  wanted: string | undefined,
): AgentScopeChoice | null {
  const market = shop.channel.markets.find(({ alias }) => alias === session.market)
  const scopes = market ? scopesOfMarket(shop, market) : []
  const inLanguage = (code: string | undefined) => scopes.find(({ language }) => language === code)
  const scope = inLanguage(wanted) ?? inLanguage(session.language) ?? scopes[0]
  return market && scope ? { ...scope, market, isCountryServed: true } : null
}

/** Cookies that live as long as the request: the domains keep the cart and choices of a visitor in them. */
function ownCookies(): CookieJar {
  const values = new Map<string, string>()
  return {
    read: (name) => values.get(name),
    namesFrom: (prefix) => [...values.keys()].filter((name) => name.startsWith(prefix)),
    write: (name, value) => void values.set(name, value),
    forget: (name) => void values.delete(name),
    hasChanged: () => false,
  }
}

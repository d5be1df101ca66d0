import { scopesOfMarket } from '#app/addresses/served-scopes.ts'
import { resolveRequest, type ResolvedRequest } from '#app/addresses/resolve-address.server.ts'
import { browserLanguage } from '#app/addresses/visitor-language.server.ts'
import type { CookieJar, CustomerTypeSetting } from '#app/context.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { customerTypeFor, visitOf } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { Platform } from '../negotiation/find-platform.server.ts'
import { agentCounters } from '../session/agent-counters.ts'
import type { AgentSession } from '../session/agent-session.server.ts'
import {
  chooseScope,
  isCountryOf,
  type AgentScopeChoice,
  type BuyerContext,
} from './agent-scope.ts'

interface OpenedVisit {
  /** The buyer as a guest. */
  visit: Visit
  /** Whether the shop, or the cart of the request, serves the country that the platform named. */
  isCountryServed: boolean
}

export interface AgentVisit extends OpenedVisit {
  platform: Platform
  isSigned: boolean
  /** The cart that the request is about; null for one about none. */
  session: AgentSession | null
}

interface AgentCall {
  /** `language` as in a header `Accept-Language`. */
  buyer: BuyerContext & { language?: string | null; customer_type?: string }
  session: AgentSession | null
}

export interface FoundScope {
  found: ResolvedRequest
  choice: AgentScopeChoice
  customerType: CustomerTypeSetting
}

/** Market, language and customer type of a request or its session. Throws a GatewayError without the merchant. */
export async function findAgentScope(
  context: AppLoadContext,
  { buyer, session }: AgentCall,
): Promise<FoundScope> {
  const { config, origin } = context
  const found = await resolveRequest(new Request(`${origin}/`), context)
  const shop = { config, channel: found.channel }
  const wanted = browserLanguage(buyer.language ?? '')
  const ofSession = session && scopeOf(shop, session, buyer, wanted)
  const choice = ofSession ?? chooseScope(shop, buyer, wanted)
  if (!choice) throw new Error('No market has a language')
  const type = session?.customerType ?? buyer.customer_type ?? 'PERSON'
  return { found, choice, customerType: customerTypeFor(config.customerTypes, type) }
}

/** The visit of a buyer whose assistant asks: a guest, without cookies of a browser. */
export function agentVisitOf(
  context: AppLoadContext,
  { found, choice, customerType }: FoundScope,
  session: AgentSession | null,
): OpenedVisit {
  const { scope, market, origin, isCountryServed } = choice
  const own = { origin, cookies: ownCookies(), counters: agentCounters(context.counters) }
  const visitor = { scope, market, token: null, signedIn: null, customerType }
  const visit = visitOf({ ...context, ...own }, found, visitor)
  if (session) visit.cartId = session.cartId
  return { visit, isCountryServed }
}

export async function openAgentVisit(
  context: AppLoadContext,
  call: AgentCall,
): Promise<OpenedVisit> {
  return agentVisitOf(context, await findAgentScope(context, call), call.session)
}

/** The market of a session, in the wanted language if it has it; null when the shop serves the market no longer. */
function scopeOf(
  shop: Parameters<typeof chooseScope>[0],
  session: AgentSession,
  { address_country: country, delivery_country: destination }: BuyerContext,
  wanted: string | undefined,
): AgentScopeChoice | null {
  const market = shop.channel.markets.find(({ alias }) => alias === session.market)
  const scopes = market ? scopesOfMarket(shop, market) : []
  const inLanguage = (code: string | undefined) => scopes.find(({ language }) => language === code)
  const scope = inLanguage(wanted) ?? inLanguage(session.language) ?? scopes[0]
  if (!market || !scope) return null
  // A destination says more, and is refused where it is another country.
  const isCountryServed = Boolean(destination) || !country || isCountryOf(market, country)
  return { ...scope, market, isCountryServed }
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

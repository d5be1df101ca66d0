import { resolveRequest } from '#app/addresses/resolve-address.server.ts'
import type { CookieJar } from '#app/context.ts'
import { browserLanguage } from '#app/addresses/visitor-language.server.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { customerTypeFor, visitOf } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { chooseScope, type BuyerContext } from './agent-scope.ts'

export interface AgentVisit {
  visit: Visit
  /** Whether the shop serves the country that the platform named. */
  isCountryServed: boolean
}

/**
 * The visit of a buyer whose assistant asks: a guest in the market and language of the context, without cookies of a
 * browser. Throws a GatewayError while the merchant does not respond.
 */
export async function openAgentVisit(
  context: AppLoadContext,
  request: Request,
  buyer: BuyerContext & { language?: string; customer_type?: string },
): Promise<AgentVisit> {
  const { config } = context
  const found = await resolveRequest(new Request(`${context.origin}/`), context)
  const wanted = browserLanguage(buyer.language ?? request.headers.get('Accept-Language') ?? '')
  const scope = chooseScope({ config, channel: found.channel }, buyer, wanted)
  if (!scope) throw new Error('No market has a language')
  const visit = visitOf({ ...context, origin: scope.origin, cookies: ownCookies() }, found, {
    scope: scope.scope,
    market: scope.market,
    token: null,
    signedIn: null,
    customerType: customerTypeFor(config.customerTypes, buyer.customer_type ?? 'PERSON'),
  })
  return { visit, isCountryServed: scope.isCountryServed }
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

import type { CookieJar, CustomerTypeSetting } from '../context.ts'
import type { AppLoadContext } from '../load-context.ts'
import { languageOf } from '../i18n/languages.ts'
import { checkoutMarketFor, type Market } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { readCookie } from '../session/cookies.ts'
import { persistedStates } from '../session/persisted-states.ts'
import { readClaims, secondsUntilDue } from '../session/token-life.server.ts'
import { redirectToResolved } from '../addresses/redirects.server.ts'
import { notFound } from './responses.server.ts'
import { resolveRequest, type ResolvedRequest } from '../addresses/resolve-address.server.ts'
import { leaveFlash } from './flash/flash.server.ts'
import { isPrefetch } from './is-prefetch.ts'
import { getSessionToken, refreshTokenOf } from './customer-session.server.ts'
import type { SignedIn, Visit } from './visit.ts'

interface RequestArgs {
  request: Request
  context: AppLoadContext
}

const visits = new WeakMap<AppLoadContext, Promise<Visit>>()

/** Language, market, customer type, token, cart; shared by loaders. Writes nothing but the renewed token of a customer. */
export function openVisit({ request, context }: RequestArgs): Promise<Visit> {
  let visit = visits.get(context)
  if (!visit) {
    visit = createVisit(request, context)
    visits.set(context, visit)
  }
  return visit
}

async function createVisit(request: Request, context: AppLoadContext): Promise<Visit> {
  const { config, cookies } = context
  const found = await resolveRequest(request, context)
  const { resolved, gatewayContext } = found
  if (resolved.kind === 'unknown') throw notFound()
  if (resolved.kind === 'redirect') throw redirectToResolved(resolved, request.method)
  if (isPrefetch(request)) leaveFlash(cookies)
  const token = await getSessionToken(gatewayContext, cookies, context.services.renewals)
  return visitOf(context, found, {
    ...resolved,
    token,
    signedIn: token === null ? null : signedInOf(token, refreshTokenOf(cookies) !== null),
    customerType: customerTypeFor(config.customerTypes, chosenType(cookies)),
  })
}

interface Visitor {
  scope: UrlScope
  market: Market
  token: string | null
  signedIn: SignedIn | null
  customerType: CustomerTypeSetting
}

/** The visit of a known visitor; its market and checkout, cart and other choices are those of its cookies. */
export function visitOf(
  context: AppLoadContext,
  { channel, gatewayContext }: Pick<ResolvedRequest, 'channel' | 'gatewayContext'>,
  { scope, market, token, signedIn, customerType }: Visitor,
): Visit {
  const { config, cookies, origin } = context
  const visit: Visit = {
    ...gatewayContext,
    onPublicFallback: () => void (visit.hasPublicPrices = true),
    ...scope,
    origin,
    token,
    signedIn,
    config,
    cookies,
    clientAddress: context.clientAddress,
    services: context.services,
    allowSources: (sources) => context.allowSources?.(sources) ?? false,
    counters: context.counters,
    channel,
    market,
    checkoutMarket: checkoutMarketFor(channel, chosenMarkets(cookies), market),
    marketId: market.alias,
    languageId: languageOf(scope.language).iso,
    customerType: customerType.type,
    vatIncluded: customerType.vat,
    hasPublicPrices: false,
    cartId: readCookie(cookies, 'cart') ?? null,
  }
  return visit
}

function signedInOf(token: string, isRenewable: boolean): SignedIn {
  const claims = readClaims(token)
  return {
    email: claims.email,
    isImpersonated: claims.isSpoofed,
    renewInSeconds: isRenewable ? secondsUntilDue(claims, Date.now() / 1000) : null,
  }
}

function chosenMarkets(cookies: CookieJar) {
  return {
    market: readCookie(cookies, 'market'),
    checkoutMarket: readCookie(cookies, 'checkoutMarket'),
  }
}

/** Chosen in this storefront, or in the previous one, which stored it among other values. */
function chosenType(cookies: CookieJar): string | undefined {
  const chosen = readCookie(cookies, 'userType')
  if (chosen !== undefined) return chosen
  const type = persistedStates(cookies).get('customerType')
  return typeof type === 'string' ? type : undefined
}

/** The chosen type if the shop has it, else its first; a shop without settings shows VAT to persons. */
export function customerTypeFor(
  settings: readonly CustomerTypeSetting[],
  chosen: string | undefined,
): CustomerTypeSetting {
  return (
    settings.find(({ type }) => type === chosen) ?? settings[0] ?? { type: 'PERSON', vat: true }
  )
}

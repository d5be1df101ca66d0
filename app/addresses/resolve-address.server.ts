import type { HostAddress, AppLoadContext, MerchantContext } from '../load-context.ts'
import { GatewayError } from '../gateway/gateway-error.ts'
import type { GatewayContext } from '../gateway/graphql.server.ts'
import { traceOf } from '../gateway/trace.ts'
import type { LanguageCode } from '../i18n/languages.ts'
import { getChannel, fetchChannel } from '../market/channel.server.ts'
import { limitToGroups, limitToNamed, type Channel } from '../market/channel.ts'
import { href, type UrlScope } from '../routing/href.ts'
import { dataEnding, pagePath, routerParameters } from '../kit/remix-internals.ts'
import { plainPath } from '../routing/plain-path.ts'
import { isMarketWord } from '../routing/reserved-words.ts'
import { screenAt } from '../routing/screen-path.ts'
import { prefixOf } from '../routing/prefix.ts'
import { parseAddress } from '../routing/parse-address.ts'
import { hasAlias, standsAlone } from '../routing/screens.ts'
import { readCookie } from '../session/cookies.ts'
import { resolveAddress, type ResolvedAddress } from './resolve-address.ts'
import { findUrlScope, parseUrl } from './find-url-scope.ts'
import { deadlineOf } from '../gateway/request-deadline.server.ts'
import { visitorLanguage } from './visitor-language.server.ts'

/** As much as the log is told of a market that there is not; anybody may make one up. */
const longestAlias = 40

export interface ResolvedRequest {
  arrival: ResolvedAddress
  /** As this container serves it. */
  channel: Channel
  /** Every market of the merchant's channel. */
  whole: Channel
  asking: Omit<GatewayContext, 'marketId' | 'languageId'> & Pick<AppLoadContext, 'log'>
}

const arrivals = new WeakMap<AppLoadContext, Promise<ResolvedRequest>>()

/**
 * Settles where a request arrives, once: the host asks first, to know whose routes it needs, and the
 * visit goes on from there. Throws when the merchant cannot be asked for its markets.
 */
export function resolveRequest(
  request: Request,
  context: AppLoadContext,
): Promise<ResolvedRequest> {
  let arrived = arrivals.get(context)
  if (!arrived) {
    arrived = open(request, context)
    arrivals.set(context, arrived)
  }
  return arrived
}

/** What the host needs to know. Failures are left for the page to show. */
export async function resolveForHost(
  request: Request,
  context: AppLoadContext,
): Promise<HostAddress> {
  const scope = await documentScope(request, context)
  const refusalPath = href(scope, 'refusal')
  const arrived = await resolveRequest(request, context).catch(() => null)
  const arrival = arrived?.arrival
  const refusal = arrival?.kind === 'unknown' ? { refusal: 404 } : {}
  const isHere = arrival?.kind === 'served'
  const screen = isHere ? screenAt(scope, pagePath(new URL(request.url).pathname)) : null
  const market = isHere ? arrival.market.alias : null
  const leadsTo = arrived && namedThing(request, context, arrived)
  return {
    language: scope.language,
    market,
    screen,
    isFile: screen !== null && standsAlone(screen),
    refusalPath,
    ...refusal,
    ...(leadsTo && { leadsTo }),
  }
}

/** An address of this origin, if it is one of a thing; of a page, not of the data of one. */
function namedThing(
  request: Request,
  context: AppLoadContext,
  arrived: ResolvedRequest,
): string | null {
  const { arrival } = arrived
  const isPage = request.method === 'GET' && !dataEnding.test(new URL(request.url).pathname)
  if (arrival.kind !== 'redirect' || !isPage || !arrival.to.startsWith('/')) return null
  const { pathname, search } = new URL(arrival.to, context.origin)
  const asked = { pathname, search, domainLanguage: domainLanguage(context) }
  const scope = findUrlScope(shopOf(context, arrived), asked, {})?.scope
  const screen = scope && screenAt(scope, pathname)
  return screen && hasAlias(screen) ? arrival.to : null
}

/** The scope of a document, failed ones included: then as its URL seems to state it. */
export async function documentScope(request: Request, context: AppLoadContext): Promise<UrlScope> {
  const { arrival } = await resolveRequest(request, context).catch(() => ({ arrival: null }))
  if (arrival?.kind === 'served') return arrival.scope
  const language = likelyLanguage(request, context)
  const { addresses, fallbackMarket } = context.config
  return { language, prefix: prefixOf(addresses, language, fallbackMarket) }
}

function likelyLanguage(request: Request, context: AppLoadContext): LanguageCode {
  const { addresses } = context.config
  const path = pagePath(new URL(request.url).pathname)
  const stated = parseAddress(addresses, path, () => false).language
  return domainLanguage(context) ?? stated ?? addresses.defaultLanguage
}

async function open(request: Request, context: AppLoadContext): Promise<ResolvedRequest> {
  const { config, cookies, log } = context
  const asking = {
    gateway: context.services.gateway,
    merchant: config.merchant,
    channelId: config.channelId,
    token: null,
    requestId: context.requestId,
    traceparent: traceOf(request.headers.get('traceparent')),
    log,
    signal: context.signal,
    deadline: deadlineOf(request, context),
  }
  const { whole, channel } = await openMarketsOf(getChannel(asking), context)
  const { pathname, searchParams } = new URL(request.url)
  for (const name of routerParameters) searchParams.delete(name)
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const shop = shopOf(context, { whole, channel })
  const asked = { pathname: pagePath(pathname), search, domainLanguage: domainLanguage(context) }
  const visitor = {
    market: readCookie(cookies, 'market'),
    language: visitorLanguage(request, cookies),
  }
  const { unknownMarket } = parseUrl(shop, plainPath(asked.pathname), asked.domainLanguage)
  const isUnknown = (alias: string | undefined) =>
    alias !== undefined && !whole.markets.some((market) => market.alias === alias)
  const named = [unknownMarket, visitor.market, readCookie(cookies, 'checkoutMarket')]
  for (const market of new Set(named.filter((alias) => alias !== null && isUnknown(alias)))) {
    const told = /^[\w-]+$/.test(market ?? '') ? market?.slice(0, longestAlias) : '[redacted]'
    log.info({ market: told }, 'unknown market')
  }
  // A refusal is shown at the place that was meant, wherever the address would lead.
  const meant = context.refusal ? findUrlScope(shop, asked, visitor) : null
  const arrival: ResolvedAddress = meant
    ? { kind: 'served', ...meant }
    : resolveAddress(shop, asked, visitor)
  return { arrival, channel, whole, asking }
}

function shopOf(
  { config }: AppLoadContext,
  { whole, channel }: Pick<ResolvedRequest, 'whole' | 'channel'>,
) {
  const { addresses, fallbackMarket } = config
  return { settings: addresses, whole, served: channel, fallbackMarket }
}

/**
 * Whether the merchant gives the shop, at this moment, what every page begins with. Kept answers may go
 * on serving pages meanwhile.
 */
export async function isMerchantThere(context: MerchantContext): Promise<boolean> {
  const { config, log, requestId, services } = context
  const { gateway } = services
  const { merchant, channelId } = config
  try {
    const asked = fetchChannel({ gateway, merchant, channelId, token: null, requestId, log })
    await openMarketsOf(asked, context)
    return true
  } catch (error) {
    if (error instanceof GatewayError) return false
    throw error
  }
}

/** Every market that an address can name, and those that are served here. */
async function openMarketsOf(asked: Promise<Channel>, context: MerchantContext) {
  try {
    const whole = addressable(await asked, context)
    return { whole, channel: limitToGroups(whole, context.config.addresses.marketGroups) }
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'unusable') noteUnusable(error, context)
    throw error
  }
}

function noteUnusable(error: GatewayError, { config, log, services }: MerchantContext): void {
  if (!services.mayLogUnusable()) return
  log.error({ channel: config.channelId }, `no page can be made: ${error.message}`)
}

const toldOf = new WeakSet<Channel>()

/** With markets in the path, those that can be named there; the log tells once which cannot. */
function addressable(channel: Channel, { config, log }: MerchantContext): Channel {
  if (config.addresses.kind !== 'market') return channel
  const named = limitToNamed(channel, isMarketWord)
  if (named !== channel && !toldOf.has(channel)) {
    toldOf.add(channel)
    const left = channel.markets.filter((market) => !named.markets.includes(market))
    log.warn({ markets: left.map(({ alias }) => alias) }, 'markets that no address can name')
  }
  return named
}

function domainLanguage({ config, origin }: AppLoadContext): LanguageCode | undefined {
  return config.addresses.domains.find((domain) => domain.origin === origin)?.language
}

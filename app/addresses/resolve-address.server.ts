import { freshnessRecordOf } from '#app/gateway/cache/freshness.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { normalizePath } from '#app/routing/paths/normalize-path.ts'
import { isMarketWord } from '#app/routing/paths/reserved-words.ts'
import { parseAddress } from '#app/routing/paths/parse-address.ts'
import { deadlineOf } from '#app/gateway/resilience/request-deadline.server.ts'

import type { HostAddress, AppLoadContext, MerchantContext } from '../load-context.ts'
import type { GatewayContext } from '../gateway/graphql.server.ts'
import { traceOf } from '../gateway/trace.ts'
import type { ServedMarket } from '../context.ts'
import { languageCodes, type LanguageCode } from '../i18n/languages.ts'
import { getChannel, fetchChannel } from '../market/channel.server.ts'
import {
  limitToGroups,
  limitToValidAliases,
  marketHasLanguage,
  type Channel,
} from '../market/channel.ts'
import { href, type UrlScope } from '../routing/href.ts'
import { dataEnding, pagePath, routerParameters } from '../kit/remix-internals.ts'
import { screenOfPath } from '../routing/screen-path.ts'
import { prefixOf } from '../routing/prefix.ts'
import { hasAlias, isUnprefixed } from '../routing/screens.ts'
import { readCookie } from '../session/cookies.ts'
import { resolveAddress, type ResolvedAddress } from './resolve-address.ts'
import { findUrlScope, parseUrl } from './find-url-scope.ts'
import { visitorLanguage } from './visitor-language.server.ts'

/** Longest unknown market alias in the log, in characters; any visitor can invent one. */
const maxAliasLength = 40

export interface ResolvedRequest {
  resolved: ResolvedAddress
  /** The channel with only the markets that this container serves. */
  channel: Channel
  fullChannel: Channel
  gatewayContext: Omit<GatewayContext, 'marketId' | 'languageId'> & Pick<AppLoadContext, 'log'>
}

const resolvedRequests = new WeakMap<AppLoadContext, Promise<ResolvedRequest>>()

/** Resolves the address of a request, once for host and visit. Throws when the markets cannot be loaded. */
export function resolveRequest(
  request: Request,
  context: AppLoadContext,
): Promise<ResolvedRequest> {
  let resolvedRequest = resolvedRequests.get(context)
  if (!resolvedRequest) {
    resolvedRequest = resolveOnce(request, context)
    resolvedRequests.set(context, resolvedRequest)
  }
  return resolvedRequest
}

/** The resolved URL for the host. When resolving fails, the page shows the error. */
export async function resolveForHost(
  request: Request,
  context: AppLoadContext,
): Promise<HostAddress> {
  const scope = await documentScope(request, context)
  const refusalPath = href(scope, 'refusal')
  const resolvedRequest = await resolveRequest(request, context).catch(() => null)
  const resolved = resolvedRequest?.resolved
  const refusal =
    resolved?.kind === 'unknown' ? { refusal: { status: 404, reason: resolved.reason } } : {}
  const isHere = resolved?.kind === 'served'
  const screen = isHere ? screenOfPath(scope, pagePath(new URL(request.url).pathname)) : null
  const market = isHere ? resolved.market.alias : null
  const redirectTarget = resolvedRequest && findAliasRedirect(request, context, resolvedRequest)
  return {
    language: scope.language,
    market,
    screen,
    isFile: screen !== null && isUnprefixed(screen),
    refusalPath,
    ...refusal,
    ...(redirectTarget && { redirectTarget }),
  }
}

/** The target of the redirect, if it is on this origin and a page with an alias. */
function findAliasRedirect(
  request: Request,
  context: AppLoadContext,
  resolvedRequest: ResolvedRequest,
): string | null {
  const { resolved } = resolvedRequest
  const isPage = request.method === 'GET' && !dataEnding.test(new URL(request.url).pathname)
  if (resolved.kind !== 'redirect' || !isPage || !resolved.to.startsWith('/')) return null
  const { pathname, search } = new URL(resolved.to, context.origin)
  const url = { pathname, search, domainLanguage: domainLanguage(context) }
  const scope = findUrlScope(shopOf(context, resolvedRequest), url, {})?.scope
  const screen = scope && screenOfPath(scope, pathname)
  return screen && hasAlias(screen) ? resolved.to : null
}

/** The scope of a document; when resolving failed, guessed from the URL. */
export async function documentScope(request: Request, context: AppLoadContext): Promise<UrlScope> {
  const { resolved } = await resolveRequest(request, context).catch(() => ({ resolved: null }))
  if (resolved?.kind === 'served') return resolved.scope
  const language = likelyLanguage(request, context)
  const { addresses, fallbackMarket } = context.config
  return { language, prefix: prefixOf(addresses, language, fallbackMarket) }
}

function likelyLanguage(request: Request, context: AppLoadContext): LanguageCode {
  const { addresses } = context.config
  const path = pagePath(new URL(request.url).pathname)
  const languageOfPath = parseAddress(addresses, path, () => false).language
  return domainLanguage(context) ?? languageOfPath ?? addresses.defaultLanguage
}

async function resolveOnce(request: Request, context: AppLoadContext): Promise<ResolvedRequest> {
  const { cookies, log } = context
  const gatewayContext = {
    ...gatewayContextOf(context),
    traceparent: traceOf(request.headers.get('traceparent')),
    signal: context.signal,
    deadline: deadlineOf(request, context),
    freshness: freshnessRecordOf(context),
  }
  const { fullChannel, channel } = await getMarkets(getChannel(gatewayContext), context)
  const { pathname, searchParams } = new URL(request.url)
  for (const name of routerParameters) searchParams.delete(name)
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  const shop = shopOf(context, { fullChannel, channel })
  const url = { pathname: pagePath(pathname), search, domainLanguage: domainLanguage(context) }
  const visitor = {
    market: readCookie(cookies, 'market'),
    language: visitorLanguage(request, cookies),
  }
  const { unknownMarket } = parseUrl(shop, normalizePath(url.pathname), url.domainLanguage)
  const isUnknown = (alias: string | undefined) =>
    alias !== undefined && !fullChannel.markets.some((market) => market.alias === alias)
  const named = [unknownMarket, visitor.market, readCookie(cookies, 'checkoutMarket')]
  for (const market of new Set(named.filter((alias) => alias !== null && isUnknown(alias)))) {
    const loggedAlias = /^[\w-]+$/.test(market ?? '')
      ? market?.slice(0, maxAliasLength)
      : '[redacted]'
    log.info({ market: loggedAlias }, 'unknown market')
  }
  // A refusal is shown in the scope of the requested URL, even if that would redirect.
  const refusalScope = context.refusal ? findUrlScope(shop, url, visitor) : null
  const resolved: ResolvedAddress = refusalScope
    ? { kind: 'served', ...refusalScope }
    : resolveAddress(shop, url, visitor)
  return { resolved, channel, fullChannel, gatewayContext }
}

function shopOf(
  { config }: AppLoadContext,
  { fullChannel, channel }: Pick<ResolvedRequest, 'fullChannel' | 'channel'>,
) {
  const { addresses, fallbackMarket } = config
  return { settings: addresses, fullChannel, servedChannel: channel, fallbackMarket }
}

/** The part of a gateway context that needs no visitor. */
export const gatewayContextOf = ({ config, log, requestId, services }: MerchantContext) => ({
  gateway: services.gateway,
  merchant: config.merchant,
  channelId: config.channelId,
  token: null,
  requestId,
  log,
})

/** Whether the merchant returns the channel now; pages may still come from the response cache when it does not. */
export async function isMerchantReachable(context: MerchantContext): Promise<boolean> {
  const channel = fetchChannel(gatewayContextOf(context))
  return getMarkets(channel, context).then(() => true, fallbackTo(false))
}

/** The markets that pages are rendered for. Throws a GatewayError while the merchant does not respond and none are cached. */
export async function findServedMarkets(context: MerchantContext): Promise<ServedMarket[]> {
  const { channel } = await getMarkets(getChannel(gatewayContextOf(context)), context)
  return channel.markets.map((market) => ({
    alias: market.alias,
    country: market.country.name,
    currency: market.currency,
    group: market.groupKey,
    languages: languageCodes.filter((language) => marketHasLanguage(market, language)),
    isVirtual: market.isVirtual,
    onlyInCheckout: market.onlyInCheckout,
  }))
}

/** All markets that a URL can name, and those that this container serves. */
async function getMarkets(requested: Promise<Channel>, context: MerchantContext) {
  try {
    const fullChannel = addressable(await requested, context)
    return {
      fullChannel,
      channel: limitToGroups(fullChannel, context.config.addresses.marketGroups),
    }
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'unusable') logUnusable(error, context)
    throw error
  }
}

function logUnusable(error: GatewayError, { config, log, services }: MerchantContext): void {
  if (!services.mayLogUnusable()) return
  log.error({ channel: config.channelId, reason: error.message }, 'channel unusable')
}

const loggedChannels = new WeakSet<Channel>()

/** Removes markets whose alias is invalid in a path, with markets in the path; they are logged once. */
function addressable(channel: Channel, { config, log }: MerchantContext): Channel {
  if (config.addresses.kind !== 'market') return channel
  const named = limitToValidAliases(channel, isMarketWord)
  if (named !== channel && !loggedChannels.has(channel)) {
    loggedChannels.add(channel)
    const left = channel.markets.filter((market) => !named.markets.includes(market))
    log.warn({ markets: left.map(({ alias }) => alias) }, 'market alias invalid in URLs')
  }
  return named
}

function domainLanguage({ config, origin }: AppLoadContext): LanguageCode | undefined {
  return config.addresses.domains.find((domain) => domain.origin === origin)?.language
}

import type { IncomingMessage, ServerResponse } from 'node:http'

import type { RequestHandler } from 'express'

import type { HostHealth, Operator } from '#server/http/operator/operator-page.ts'

import { requestIdOf } from './log/request-id.ts'

/** How long the states of the upstreams are shown again, from when they were known. */
const upstreamsForMs = 1_000

const unknownProxy = 'a proxy is in front and TRUST_PROXY is not set'

/** `refused`: the merchant has nothing that a setting names, so that every page is an error. */
export type Readiness = 'starting' | 'ready' | 'refused' | 'draining'

export interface HealthOptions {
  version: string
  readiness: () => Readiness
  /** State and latency of each upstream; requested only when the page is opened, at most once a second. */
  upstreams: (requestId: string) => Promise<Record<string, { ok: boolean; ms: number }>>
  /** Whether limits by network are off, because a proxy that the settings do not count has been seen. */
  hasUnknownProxy?: () => boolean
}

/** A browser that opens it shows it alone, on no other page, and runs nothing. */
const checkHeaders = {
  'Cache-Control': 'no-store',
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** For load balancers (contract: HTTP surface); false for other requests. A slow merchant must not take the shop away. */
export function healthChecks(
  { version, readiness }: Pick<HealthOptions, 'version' | 'readiness'>,
  trustsProxy: boolean,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { url = '', method } = request
    if (!url.startsWith('/health') || (method !== 'GET' && method !== 'HEAD')) return false
    const check = /^\/health(\/live|\/ready)?\/?(\?|$)/.exec(url)
    if (!check) return false
    const state = readiness()
    const isLive = check[1] === '/live'
    const status = isLive ? 'live' : state
    const body = JSON.stringify({ status, version, uptime: Math.round(process.uptime()) })
    response.writeHead(isLive || state === 'ready' ? 200 : 503, {
      ...checkHeaders,
      'X-Request-Id': requestIdOf(request, trustsProxy),
      'Content-Length': Buffer.byteLength(body),
      ...(state === 'draining' && { Connection: 'close' }),
    })
    response.end(method === 'HEAD' ? undefined : body)
    return true
  }
}

/** Any visitor may ask, so all of them together ask the upstreams once in `upstreamsForMs`. */
export function upstreamsHealth({
  upstreams,
  hasUnknownProxy = () => false,
}: Pick<HealthOptions, 'upstreams' | 'hasUnknownProxy'>): HostHealth {
  return {
    upstreams: cachedUpstreams(upstreams),
    networkLimitsOff: () => (hasUnknownProxy() ? unknownProxy : null),
  }
}

/** The states of the upstreams: up or down for everybody, the details for operators. */
export function upstreamHealth(
  { upstreams, networkLimitsOff }: HostHealth,
  operator: Pick<Operator, 'bearer'> | null,
): RequestHandler {
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store')
    const answer = async () => {
      const isOperator = (await operator?.bearer(request, response)) ?? null
      if (isOperator === false) return response.json({})
      const states = await upstreams(response.locals.requestId)
      if (!isOperator) {
        const known = Object.entries(states).map(([name, { ok }]) => [name, { ok }] as const)
        return response.json(Object.fromEntries(known))
      }
      const reason = networkLimitsOff()
      return response.json({ ...states, ...(reason && { networkLimits: { ok: false, reason } }) })
    }
    answer().catch(next)
  }
}

function cachedUpstreams(ask: HealthOptions['upstreams']): HealthOptions['upstreams'] {
  let latest: { states: ReturnType<typeof ask>; endsAt: number } | null = null
  return (requestId) => {
    if (latest && performance.now() < latest.endsAt) return latest.states
    const current = { states: ask(requestId), endsAt: Infinity }
    latest = current
    const endSoon = () => void (current.endsAt = performance.now() + upstreamsForMs)
    current.states.then(endSoon, endSoon)
    return current.states
  }
}

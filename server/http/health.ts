import { Router } from 'express'

/** How long the states of the upstreams are shown again, from when they were known. */
const upstreamsForMs = 1_000

const unknownProxy = { ok: false, reason: 'a proxy is in front and TRUST_PROXY is not set' }

export type Readiness = 'starting' | 'ready' | 'draining'

export interface HealthOptions {
  version: string
  readiness: () => Readiness
  /** State and latency of each upstream; requested only when the page is opened, at most once a second. */
  upstreams: (requestId: string) => Promise<Record<string, { ok: boolean; ms: number }>>
  /** Whether limits by network are off, because a proxy that the settings do not count has been seen. */
  hasUnknownProxy?: () => boolean
}

/**
 * Health for load balancers (contract: HTTP surface). Readiness does not depend on upstreams:
 * removing a shop because its merchant is slow would replace slow pages with none.
 */
export function health({
  version,
  readiness,
  upstreams,
  hasUnknownProxy = () => false,
}: HealthOptions): Router {
  const latestStates = cachedUpstreams(upstreams)
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/live', (_request, response) => {
    response.json({ status: 'live', version, uptime: Math.round(process.uptime()) })
  })
  router.get(['/', '/ready'], (_request, response) => {
    const status = readiness()
    response
      .status(status === 'ready' ? 200 : 503)
      .json({ status, version, uptime: Math.round(process.uptime()) })
  })
  router.get('/upstreams', (_request, response, next) => {
    const limits = hasUnknownProxy() ? { networkLimits: unknownProxy } : {}
    latestStates(response.locals.requestId).then(
      (states) => response.json({ ...states, ...limits }),
      next,
    )
  })
  return router
}

/** Any visitor may open the page, so all of them together ask the upstreams once in `upstreamsForMs`. */
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

import { Router } from 'express'

export type Readiness = 'starting' | 'ready' | 'draining'

export interface HealthOptions {
  version: string
  readiness: () => Readiness
  /** State and latency of each upstream; requested only when the page is opened. */
  upstreams: (requestId: string) => Promise<Record<string, { ok: boolean; ms: number }>>
}

/**
 * Health for load balancers (contract: HTTP surface). Readiness does not depend on upstreams:
 * removing a shop because its merchant is slow would replace slow pages with none.
 */
export function health({ version, readiness, upstreams }: HealthOptions): Router {
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
    upstreams(response.locals.requestId).then((states) => response.json(states), next)
  })
  return router
}

import type { RequestListener } from 'node:http'

import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Logger } from 'pino'

import { maxPictureBytes, maxPictures } from '#app/kit/limits/uploads.ts'
import { vitalsPath } from '#app/kit/vitals-path.ts'

import { agentRequests, type AgentOptions } from './agents/agent-requests.ts'
import type { HostMetrics } from './host-metrics.ts'
import { addressGuard, withoutOrigin } from './guards/address-guard.ts'
import { allowedMethods } from './guards/allowed-methods.ts'
import { clientAddresses } from './guards/client-address.ts'
import { crossSiteGuard } from './guards/cross-site-guard.ts'
import { demoGate } from './guards/demo-gate.ts'
import { forgetPrefetched } from './guards/forget-prefetched.ts'
import { formBody } from './guards/form-body.ts'
import { healthChecks, upstreamHealth, upstreamsHealth, type HealthOptions } from './health.ts'
import { requestedOrigin, knownHost } from './guards/known-host.ts'
import { uploadLimit } from './limits/upload-limit.ts'
import { liveStockEvents, type LiveStockEvents } from './live-stock-events.ts'
import { merchantProxy } from './merchant/merchant-proxy.ts'
import type { Operator } from './operator/operator-page.ts'
import { originHeaders } from './guards/origin-headers.ts'
import { refusal, type RefusalPage } from './pages/refusal.ts'
import { requestId } from './log/request-id.ts'
import { requestLog } from './log/request-log.ts'
import type { RequestTracer } from './log/request-span.ts'
import { securityHeaders, type SecurityOptions } from './content-security/security-headers.ts'
import { sendDeadline, type SendDeadlines } from './connections/send-deadline.ts'
import { serviceWorkerRemoval } from './files/service-worker-removal.ts'
import type { SharedFiles } from './files/shared-files.ts'
import { staticFiles } from './files/static-files.ts'
import { webVitals } from './web-vitals.ts'
import { violationReports, violationReportsPath } from './content-security/violation-reports.ts'

/** Node notices a stalled connection after up to twice the time. */
const sendDeadlines = { stalledMs: 15_000, wholeMs: 120_000, feedMs: 30 * 60_000 }
const formLimits = { maxBytes: 64 * 1024, maxFields: 200, abortBytes: 4 * 1024 * 1024 }
/** A phone's pictures, chosen by mistake, are read to their end, so that the form can say that they are too large. */
const uploadFormLimits = {
  maxBytes: maxPictures * maxPictureBytes + formLimits.maxBytes,
  maxFields: 40,
  abortBytes: 100 * 1024 * 1024,
}
const uploadLimits = {
  perNetwork: { points: 60, duration: 60 * 60 },
  concurrent: 6,
  fromBytes: formLimits.maxBytes,
}

export interface HostOptions {
  log: Logger
  /** Absent while traces are off. */
  tracer?: RequestTracer | null
  publicOrigin: string
  /** One for each language, where each has its own domain. */
  domains?: readonly string[]
  /** Number of trusted proxies in front, for X-Forwarded-For. */
  trustProxy: number
  security: SecurityOptions
  health: HealthOptions
  /** Null or absent without a token for operators. */
  operator?: Operator | null
  /** Folder of the built client; null while Vite serves it. */
  clientDir: string | null
  /** Files of other builds, where instances share a store. */
  sharedFiles?: SharedFiles | null
  /** False removes the service worker from browsers that have installed it. */
  hasServiceWorker?: boolean
  /** Origin of the embedded merchant; null with an external one. */
  merchantOrigin: string | null
  /** Whether its outbox and payment sandbox are open to other machines. */
  isDemoOpen?: boolean
  /** Vite's middleware in development. */
  development?: RequestHandler
  /** Null or absent where assistants of shoppers are not served. */
  agents?: AgentOptions | null
  /** Null or absent without a subscription endpoint. */
  liveStock?: LiveStockEvents | null
  sendDeadlines?: SendDeadlines
  /** Null or absent when no metrics are served. */
  metrics?: HostMetrics | null
  storefront: RequestHandler
  /** The shop's page for requests that the host rejects. */
  refusalPage?: RefusalPage
}

export function createHost(options: HostOptions): RequestListener {
  const host = express()
  const addresses = clientAddresses(options.log, options.trustProxy)
  const trustsProxy = options.trustProxy > 0
  host.set('trust proxy', options.trustProxy)
  host.set('etag', false)
  // Nested queries are not used, and parsing them on every request can be made expensive.
  host.set('query parser', false)
  host.disable('x-powered-by')

  host.use(requestId(options.tracer ?? null, trustsProxy))
  host.use(requestLog(options.log, options.metrics))
  host.use(addresses.middleware)
  host.use(sendDeadline(options.sendDeadlines ?? sendDeadlines))
  host.use(securityHeaders(options.security))
  host.use(requestedOrigin(options.publicOrigin, options.domains ?? []))
  host.use(refusal(options.refusalPage))
  // With methods, bodies and limits of its own.
  const agents = options.agents
    ? agentRequests({
        ...options,
        ...options.agents,
        trustsProxy,
        clientAddressOf: addresses.addressOf,
      })
    : null
  if (agents) host.use(agents.middleware)
  host.use(allowedMethods)
  host.use(addressGuard)
  host.use(closeWhenDraining(options.health))
  const { hasUnknownProxy } = addresses
  const health = upstreamsHealth({ ...options.health, hasUnknownProxy })
  host.get('/health/upstreams', upstreamHealth(health, options.operator ?? null))
  host.post(violationReportsPath, violationReports())
  if (options.metrics) {
    host.post(vitalsPath, crossSiteGuard(options.domains ?? []), webVitals(options.metrics))
  }
  // Before compression, which would buffer events.
  host.get('/events/stock', liveStockEvents(options.liveStock ?? null))
  host.use(compression())
  if (options.development) host.use(options.development)
  if (options.hasServiceWorker === false) host.get('/sw.js', serviceWorkerRemoval)
  if (options.clientDir) host.use(staticFiles(options.clientDir, options.sharedFiles))
  host.use(crossSiteGuard(options.domains ?? []))
  host.use(forgetPrefetched)
  host.use(uploadLimit(uploadLimits))
  host.use(formBody(formLimits, uploadFormLimits))
  if (options.operator) host.use(options.operator.page(health))
  if (options.merchantOrigin) {
    const mayUseDemo = demoGate({ isOpenToAll: options.isDemoOpen ?? false, ...options })
    host.use('/merchant', merchantProxy(options.merchantOrigin, mayUseDemo))
  }
  host.use(knownHost(options.domains ?? []))
  host.use(originHeaders)
  host.use(options.storefront)
  host.use(fallbackErrorHandler)
  const isHealthCheck = healthChecks(options.health, trustsProxy)
  return (request, response) => {
    request.url = withoutOrigin(request.url ?? '')
    if (isHealthCheck(request, response)) return
    if (agents) agents.answer(request, response, host)
    else host(request, response)
  }
}

/** While draining, every response closes its connection, so that the balancer sends no more over it. */
function closeWhenDraining({ readiness }: HealthOptions): RequestHandler {
  return (_request, response, next) => {
    if (readiness() === 'draining') response.setHeader('Connection', 'close')
    next()
  }
}

/** Errors without another handler: a request error keeps its 4xx status, any other is a 500. */
const fallbackErrorHandler: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  if (response.headersSent) {
    // The adapter has destroyed the response already; a visitor who left is no error.
    if (!response.destroyed || response.errored === error) {
      response.locals.log.error({ err: error }, 'response aborted')
    }
    // An incomplete response is aborted, so that it does not look complete.
    response.destroy()
    return
  }
  const status = Number((error as { status?: unknown } | null)?.status)
  const isClientError = status >= 400 && status < 500
  if (!isClientError) response.locals.log.error({ err: error }, 'request failed')
  response.locals.refuse(
    isClientError ? status : 500,
    isClientError ? 'invalid request' : 'uncaught error',
  )
}

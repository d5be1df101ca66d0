import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Logger } from 'pino'

import type { HostMetrics } from '#server/http/host-metrics.ts'

import { addressForLog } from './address-for-log.ts'
import { requestIdOf } from './request-id.ts'
import { screenOf } from './request-log.ts'
import { givenTrace, traceIdOf, type RequestTracer } from './request-span.ts'

export interface SentLog {
  log: Logger
  /** Whether request id and trace of a proxy are kept. */
  trustsProxy: boolean
  /** Absent while traces are off. */
  tracer?: RequestTracer | null
  /** Null or absent when no metrics are served. */
  metrics?: HostMetrics | null
}

/** Logs and counts a response in front of the host, when sent; returns its ids. `startedAt` as `performance.now()`. */
export function logWhenSent(
  { log, trustsProxy, tracer, metrics }: SentLog,
  request: IncomingMessage,
  response: ServerResponse,
  { startedAt, screen, ...more }: { startedAt: number; screen?: string | null; cache: string },
): { requestId: string; traceId?: string } {
  const { method = '', url = '' } = request
  const requestId = requestIdOf(request, trustsProxy)
  const given = givenTrace(request, trustsProxy)
  const span = tracer?.startRequest(method, given)
  const traceparent = span?.traceparent ?? given
  const ids = { requestId, ...(traceparent && { traceId: traceIdOf(traceparent) }) }
  response.on('close', () => {
    const { statusCode: status, writableFinished: isSent } = response
    const ms = performance.now() - startedAt
    const fields = { ...ids, method, path: addressForLog(url), status, ms: Math.round(ms) }
    const page = screen === undefined ? more : { screen, ...more }
    log.info({ ...fields, ...page }, isSent ? 'request completed' : 'request aborted')
    metrics?.responded({ screen: screenOf(screen, url), status: isSent ? status : null, ms })
    span?.end({ requestId, status, isAborted: !isSent, ...page })
  })
  return ids
}

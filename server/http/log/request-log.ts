import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'

import type { HostMetrics } from '#server/http/host-metrics.ts'

import { vitalsPath } from '#app/kit/vitals-path.ts'
import { addressForLog } from './address-for-log.ts'
import { traceIdOf } from './request-span.ts'

/** One line per completed response, and one for a visitor who left before it; and counts both. */
export function requestLog(log: Logger, metrics: HostMetrics | null = null): RequestHandler {
  return (request, response, next) => {
    const started = performance.now()
    response.locals.log = log.child({
      requestId: response.locals.requestId,
      traceId: traceIdOf(response.locals.traceparent),
    })
    response.on('close', () => {
      const ms = performance.now() - started
      const reason = refusalReasonOf(response)
      const fields = {
        method: request.method,
        path: addressForLog(request.originalUrl),
        status: response.statusCode,
        ms: Math.round(ms),
        ...addressFieldsOf(response),
        reason,
        cache: response.locals.cache,
      }
      response.locals.log[levelFor(request.originalUrl, response.statusCode)](
        fields,
        response.writableFinished ? 'request completed' : 'request aborted',
      )
      const { requestId, span } = response.locals
      span?.end({ ...fields, requestId, isAborted: !response.writableFinished })
      if (reason !== undefined) metrics?.refused(reason)
      // No visitor waits for a renewal.
      if (response.locals.cache === 'renewal') return
      const screen = screenOf(response.locals.resolvedAddress?.screen, request.originalUrl)
      const status = response.writableFinished ? response.statusCode : null
      metrics?.responded({ screen, status, ms })
    })
    next()
  }
}

/** A 503 of the app has one reason: the merchant gave no complete response (`app/visit/guard-routes.server.ts`). */
function refusalReasonOf({ statusCode, locals }: Response): string | undefined {
  return locals.refusalReason ?? (statusCode === 503 ? 'merchant unavailable' : undefined)
}

/** The name of a screen, or of a group of other addresses, for metrics: one of a fixed set for any address. */
export function screenOf(screen: string | null | undefined, address: string): string {
  if (screen) return screen
  const [, group = ''] = /^\/(assets|routes|merchant|events)\//.exec(address) ?? []
  return group === 'routes' ? 'assets' : group || 'other'
}

/** The name of a screen is the same in every language, so that its responses are counted together. */
function addressFieldsOf({ locals: { resolvedAddress } }: Response) {
  if (!resolvedAddress) return {}
  const { screen, market, language } = resolvedAddress
  return { screen, market, language }
}

/** Balancers check health all the time, and 503 is an expected response to them. */
function levelFor(address: string, status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (address.startsWith('/health') || address === vitalsPath) return 'debug'
  if (status === 503) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

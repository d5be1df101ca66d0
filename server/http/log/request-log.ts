import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'

import { addressForLog } from './address-for-log.ts'
import { traceIdOf } from './request-span.ts'

/** One line per completed response, and one for a visitor who left before it. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now()
    response.locals.log = log.child({
      requestId: response.locals.requestId,
      traceId: traceIdOf(response.locals.traceparent),
    })
    response.on('close', () => {
      const fields = {
        method: request.method,
        path: addressForLog(request.originalUrl),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        ...addressFieldsOf(response),
        reason: response.locals.refusalReason,
        cache: response.locals.cache,
      }
      response.locals.log[levelFor(request.originalUrl, response.statusCode)](
        fields,
        response.writableFinished ? 'request completed' : 'request aborted',
      )
      const { requestId, span } = response.locals
      span?.end({ ...fields, requestId, isAborted: !response.writableFinished })
    })
    next()
  }
}

/**
 * The name of a screen is the same in every language, so that its responses can be counted and
 * timed together.
 */
function addressFieldsOf({ locals: { resolvedAddress } }: Response) {
  if (!resolvedAddress) return {}
  const { screen, market, language } = resolvedAddress
  return { screen, market, language }
}

/** Balancers check health all the time, and 503 is an expected response to them. */
function levelFor(address: string, status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (address.startsWith('/health')) return 'debug'
  if (status === 503) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

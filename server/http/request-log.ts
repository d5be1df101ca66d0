import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'

import { addressForLog } from './address-for-log.ts'

/** One line per answered request, and one for a visitor who left before the answer. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now()
    response.locals.log = log.child({ requestId: response.locals.requestId })
    response.on('close', () => {
      const fields = {
        method: request.method,
        path: addressForLog(request.originalUrl),
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
        ...placeOf(response),
      }
      const line = response.writableFinished ? 'answered' : 'visitor left'
      response.locals.log[levelFor(request.originalUrl, response.statusCode)](fields, line)
    })
    next()
  }
}

/** One name for a screen in every language, so that its answers can be counted and timed together. */
function placeOf({ locals: { arrived } }: Response): object {
  return arrived
    ? { screen: arrived.screen, market: arrived.market, language: arrived.language }
    : {}
}

/** A balancer asks for health all day long, and 503 is how the shop says that it knows. */
function levelFor(address: string, status: number): 'debug' | 'info' | 'warn' | 'error' {
  if (address.startsWith('/health')) return 'debug'
  if (status === 503) return 'warn'
  return status >= 500 ? 'error' : 'info'
}

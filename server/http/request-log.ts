import type { RequestHandler } from 'express'
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
      }
      const line = response.writableFinished ? 'answered' : 'visitor left'
      if (response.statusCode >= 500) response.locals.log.error(fields, line)
      else response.locals.log.info(fields, line)
    })
    next()
  }
}

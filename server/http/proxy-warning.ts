import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/** Whether somebody says of a request that it came from elsewhere: a proxy, or a visitor who lies. */
export function isForwarded(headers: NodeJS.Dict<string | string[]>): boolean {
  return forwarded.some((name) => headers[name] !== undefined)
}

/**
 * Tells the log, once, that a proxy seems to stand in front while none is trusted: then all visitors
 * have the proxy's address, and limits for one network hold for everybody together.
 */
export function proxyWarning(log: Logger): RequestHandler {
  let isTold = false
  return (request, _response, next) => {
    if (!isTold && isForwarded(request.headers)) {
      isTold = true
      log.warn(
        'a request says that it was forwarded, and TRUST_PROXY is not set: limits take the proxy for the visitor. For example TRUST_PROXY=1',
      )
    }
    next()
  }
}

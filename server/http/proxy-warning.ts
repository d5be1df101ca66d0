import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/**
 * Whether a header claims that the request was forwarded: a proxy set it, or a visitor invented it.
 */
export function isForwarded(headers: NodeJS.Dict<string | string[]>): boolean {
  return forwarded.some((name) => headers[name] !== undefined)
}

/**
 * Warns once that a proxy seems to be in front while none is trusted: all visitors then have the
 * proxy's address and share the limits of one network.
 */
export function proxyWarning(log: Logger): RequestHandler {
  let hasWarned = false
  return (request, _response, next) => {
    if (!hasWarned && isForwarded(request.headers)) {
      hasWarned = true
      log.warn(
        'a request says that it was forwarded, and TRUST_PROXY is not set: limits take the proxy for the visitor. For example TRUST_PROXY=1',
      )
    }
    next()
  }
}

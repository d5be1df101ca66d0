/**
 * Lets scripts of named origins ask the merchant from a browser (contract: MERCHANT_CORS_ORIGINS).
 * Nobody else is told anything, so their browsers refuse to hand the answer over.
 */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { refreshHeader } from './accounts/auth/auth-router.ts'

/** How long a browser may keep the answer to a preflight. */
const preflightSeconds = 600

/** Answers are read with credentials, as clients of the public API ask (merchant API 1.2, 1.5). */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: [refreshHeader],
    credentials: true,
    maxAge: preflightSeconds,
  })
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return allow(c, next)
    await next()
    if (origins.length > 0) c.header('vary', 'Origin', { append: true })
  }
}

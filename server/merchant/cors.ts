/** Allows the configured origins (contract: MERCHANT_CORS_ORIGINS). Others get no headers, so that browsers block them. */
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { refreshHeader } from './accounts/auth/auth-router.ts'

/** How long a browser may cache a preflight. */
const preflightSeconds = 600

/** Middleware for these origins. Clients of the public API send credentials (merchant API 1.2, 1.5). */
export function corsFor(origins: readonly string[]): MiddlewareHandler {
  const corsHandler = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    exposeHeaders: [refreshHeader],
    credentials: true,
    maxAge: preflightSeconds,
  })
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return corsHandler(c, next)
    await next()
    if (origins.length > 0) c.header('vary', 'Origin', { append: true })
  }
}

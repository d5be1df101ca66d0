/** `POST /` creates a link for staff; `POST /exchange` exchanges it, once, for a token. Only on the merchant's own port. */
import { Hono } from 'hono'
import type { JWTPayload } from 'jose'
import type { Database } from '../../store/database.ts'
import type { z } from '../../zod.ts'
import { readJsonBody } from './auth-request.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { areSecretsEqual } from './session/digests.ts'
import type { AccessToken } from './session/jwt.ts'
import { redeemSingleUseToken, signSingleUseToken } from './session/single-use-token.ts'

interface LinkRouterOptions<Asked> {
  db: Database
  now: () => number
  /** What staff must send as bearer token. */
  secret: string
  key: Buffer
  request: z.ZodType<Asked>
  /** The claims of the link; null when there is nothing that it could lead to. */
  claimsOf: (asked: Asked) => JWTPayload | null
  /** The token for the claims of a link; null when what it led to is gone. */
  exchange: (claims: JWTPayload) => Promise<AccessToken> | null
}

export function createLinkRouter<Asked>(options: LinkRouterOptions<Asked>): Hono {
  const { db, now, secret, key, request, claimsOf, exchange } = options
  const router = new Hono()
  router.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  router.post('/', async (c) => {
    if (!areSecretsEqual(bearerTokenOf(c.req.raw) ?? '', secret))
      return c.json({ error: 'Unauthorized' }, 401)
    const { data: asked } = request.safeParse(await readJsonBody(c.req.raw))
    if (!asked) return c.json({ error: 'InvalidRequest' }, 400)
    const claims = claimsOf(asked)
    if (!claims) return c.json({ error: 'NotFound' }, 404)
    return c.json(await signSingleUseToken(key, claims, now()))
  })
  router.post('/exchange', async (c) => {
    const redeemed = await redeemSingleUseToken(db, key, bearerTokenOf(c.req.raw), now())
    if (redeemed === 'used') return c.json({ error: 'LinkUsed' }, 410)
    const token = redeemed === 'refused' ? null : await exchange(redeemed)
    return token ? c.json(token) : c.json({ error: 'Unauthorized' }, 401)
  })
  return router
}

/**
 * `/auth/spoof` creates a link with which staff log in as a customer, for clients with the shop's
 * secret. `/auth/spoof/exchange` exchanges the link, once, for a session. Both are reachable on the
 * merchant's own port only: the storefront does not proxy `/auth`.
 */
import { Hono } from 'hono'
import { z } from '../../zod.ts'
import { findCustomer, findCustomerByEmail } from '../customer/customer.store.ts'
import { normalizeEmail } from '../customer/email.rules.ts'
import { signAccessToken } from './session/access-token.ts'
import type { AuthDeps } from './auth-deps.ts'
import { readJsonBody } from './auth-request.ts'
import { bearerTokenOf } from './bearer-token.ts'
import {
  singleUseTokenErrors,
  signSingleUseToken,
  redeemSingleUseToken,
} from './session/single-use-token.ts'
import { areSecretsEqual } from './session/compare-secrets.ts'
import { createSession } from './session/session.store.ts'

const impersonationRequest = z.object({
  username: z.string().min(1).max(320).transform(normalizeEmail),
  /** Name of the member of staff; `SpoofedBy` in the token. */
  staff: z.string().min(1).max(200),
})

const lifetimeSeconds = 3600

/** @param secret what staff must send as bearer token */
export function createImpersonationRouter(deps: AuthDeps, secret: string): Hono {
  const router = new Hono()
  router.post('/', async (c) => {
    c.header('cache-control', 'no-store')
    if (!areSecretsEqual(bearerTokenOf(c.req.raw) ?? '', secret))
      return c.json({ error: 'Unauthorized' }, 401)
    const parsed = impersonationRequest.safeParse(await readJsonBody(c.req.raw))
    if (!parsed.success) return c.json({ error: 'InvalidRequest' }, 400)
    const customer = findCustomerByEmail(deps.db, parsed.data.username)
    if (!customer) return c.json({ error: 'NotFound' }, 404)
    const claims = { sub: String(customer.id), name: customer.email, SpoofedBy: parsed.data.staff }
    return c.json(await signSingleUseToken(deps.keys.loginLink, claims, deps.now()))
  })

  router.post('/exchange', async (c) => {
    c.header('cache-control', 'no-store')
    const { db, keys, now } = deps
    const redeemed = await redeemSingleUseToken(db, keys.loginLink, bearerTokenOf(c.req.raw), now())
    const customer = redeemed.ok ? findCustomer(db, Number(redeemed.claims.sub)) : null
    if (!redeemed.ok || !customer) {
      const { status, error } = singleUseTokenErrors[redeemed.ok ? 'refused' : redeemed.reason]
      return c.json({ error }, status)
    }
    // There is no refresh token: staff need a new link after an hour.
    const fields = {
      customerId: customer.id,
      lifetimeSeconds,
      spoofedBy: String(redeemed.claims['SpoofedBy']),
    }
    const session = createSession(db, fields, now())
    return c.json(await signAccessToken(keys.accessToken, customer, session, now()))
  })
  return router
}

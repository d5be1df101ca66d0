/**
 * `/auth/spoof`: a link for "log in as user", for clients with the shop's secret, and at
 * `/auth/spoof/exchange`, once, its session. Both are reachable on the merchant's own port only;
 * the storefront passes no `/auth` request on from browsers.
 */
import { Hono } from 'hono'
import { z } from '../../zod.ts'
import { findCustomer, findCustomerByEmail } from '../customer/customer.store.ts'
import { normalEmail } from '../customer/email.rules.ts'
import { signAccessToken } from './access-token.ts'
import type { AuthService } from './auth-service.ts'
import { readJson } from './auth-request.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { linkRefusals, signLinkToken, takeLinkToken } from './link-token.ts'
import { areSecretsEqual } from './compare-secrets.ts'
import { createSession } from './session.store.ts'

const spoofRequest = z.object({
  username: z.string().min(1).max(320).transform(normalEmail),
  /** Name of the member of staff; `SpoofedBy` in the token. */
  staff: z.string().min(1).max(200),
})

const lifetimeSeconds = 3600

/** @param secret what staff must send as bearer */
export function createStaffRouter(service: AuthService, secret: string): Hono {
  const router = new Hono()
  router.post('/', async (c) => {
    c.header('cache-control', 'no-store')
    if (!areSecretsEqual(bearerTokenOf(c.req.raw) ?? '', secret))
      return c.json({ error: 'Unauthorized' }, 401)
    const parsed = spoofRequest.safeParse(await readJson(c.req.raw))
    if (!parsed.success) return c.json({ error: 'InvalidRequest' }, 400)
    const customer = findCustomerByEmail(service.db, parsed.data.username)
    if (!customer) return c.json({ error: 'NotFound' }, 404)
    const claims = { sub: String(customer.id), name: customer.email, SpoofedBy: parsed.data.staff }
    return c.json(await signLinkToken(service.keys.loginLink, claims, service.now()))
  })

  router.post('/exchange', async (c) => {
    c.header('cache-control', 'no-store')
    const { db, keys, now } = service
    const taken = await takeLinkToken(db, keys.loginLink, bearerTokenOf(c.req.raw), now())
    const customer = taken.ok ? findCustomer(db, Number(taken.claims.sub)) : null
    if (!taken.ok || !customer) {
      const { status, error } = linkRefusals[taken.ok ? 'refused' : taken.reason]
      return c.json({ error }, status)
    }
    // Without a refresh token: staff need a new link after an hour.
    const opened = {
      customerId: customer.id,
      lifetimeSeconds,
      spoofedBy: String(taken.claims['SpoofedBy']),
    }
    const session = createSession(db, opened, now())
    return c.json(await signAccessToken(keys.accessToken, customer, session, now()))
  })
  return router
}

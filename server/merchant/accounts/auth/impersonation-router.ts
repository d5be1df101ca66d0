/** `/auth/spoof`: links with which staff log in as a customer. */
import type { Hono } from 'hono'
import { z } from '../../zod.ts'
import { findCustomer, findCustomerByEmail } from '../customer/customer.store.ts'
import { normalizeEmail } from '../customer/email.rules.ts'
import type { AuthDeps } from './auth-deps.ts'
import { createLinkRouter } from './link-router.ts'
import { signAccessToken } from './session/access-token.ts'
import { createSession } from './session/session.store.ts'

const impersonationRequest = z.object({
  username: z.string().min(1).max(320).transform(normalizeEmail),
  /** Name of the member of staff; `SpoofedBy` in the token. */
  staff: z.string().min(1).max(200),
})

const lifetimeSeconds = 3600

export function createImpersonationRouter({ db, keys, now }: AuthDeps, secret: string): Hono {
  return createLinkRouter({
    ...{ db, now, secret, key: keys.loginLink, request: impersonationRequest },
    claimsOf({ username, staff }) {
      const customer = findCustomerByEmail(db, username)
      return customer && { sub: String(customer.id), name: customer.email, SpoofedBy: staff }
    },
    exchange({ sub, SpoofedBy }) {
      const customer = findCustomer(db, Number(sub))
      if (!customer) return null
      // There is no refresh token: staff need a new link after an hour.
      const fields = { customerId: customer.id, lifetimeSeconds, spoofedBy: String(SpoofedBy) }
      return signAccessToken(keys.accessToken, customer, createSession(db, fields, now()), now())
    },
  })
}

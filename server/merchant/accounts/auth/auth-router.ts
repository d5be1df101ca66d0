/** `/auth/{login,register,password,logout}`: the handshake, refresh and logout (merchant API 1). */
import { Hono, type Context } from 'hono'
import { findCustomer, type Customer } from '../customer/customer.store.ts'
import { readAccessToken, signAccessToken } from './session/access-token.ts'
import { authActions, AuthRefused } from './auth-actions.ts'
import type { AuthDeps } from './auth-deps.ts'
import { parseAuthRequest } from './auth-request.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { issueChallenge } from './password/challenge.ts'
import { deviceHeader } from './password/known-device.ts'
import { HasherBusy } from './password/password-hasher.ts'
import {
  endSession,
  issueRefreshToken,
  rotateRefreshToken,
  findSessionOfRefreshToken,
  type Session,
} from './session/session.store.ts'

export const refreshHeader = 'x-auth-refresh-token'

const errors = {
  'request-not-valid': { status: 400, error: 'InvalidRequest' },
  refused: { status: 401, error: 'Unauthorized' },
  'account-exists': { status: 409, error: 'AccountExists' },
  'too-many': { status: 429, error: 'TooManyRequests' },
} as const satisfies Record<AuthRefused['reason'], object>

export function createAuthRouter(deps: AuthDeps): Hono {
  const { db, keys, now } = deps
  const router = new Hono()
  router.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  router.onError((error, c) => {
    if (!(error instanceof AuthRefused) && !(error instanceof HasherBusy)) throw error
    // A full hash queue gives the same response as too many attempts.
    const { status, error: code } = errors[error instanceof HasherBusy ? 'too-many' : error.reason]
    if (error.retryAfterSeconds !== null) c.header('retry-after', String(error.retryAfterSeconds))
    return c.json({ error: code }, status)
  })

  router.get('/login', async (c) => {
    const sent = c.req.header(refreshHeader)
    const rotated = sent ? rotateRefreshToken(db, keys.refreshToken, sent, now()) : null
    const customer = rotated && findCustomer(db, rotated.session.customerId)
    if (!customer) throw new AuthRefused('refused')
    return respondWithTokens(c, customer, rotated.session, rotated.refreshToken)
  })

  router.get('/logout', async (c) => {
    const token = bearerTokenOf(c.req.raw)
    const bearerSession = token ? await readAccessToken(keys.accessToken, token, now()) : null
    if (bearerSession) endSession(db, bearerSession)
    endSessionOfRefreshToken(c)
    return c.json({})
  })

  for (const [name, action] of Object.entries(authActions)) {
    router.post(`/${name}`, async (c) => {
      const parsed = await parseAuthRequest(c.req.raw)
      if (!parsed) throw new AuthRefused('request-not-valid')
      if (!parsed.signature)
        return c.json({ sign: issueChallenge(keys.challenge, parsed.username, now()) })
      const device = c.req.header(deviceHeader) ?? null
      const { customer, session } = await action(deps, parsed, device)
      // A new login ends the session of the refresh token that came with it.
      endSessionOfRefreshToken(c)
      return respondWithTokens(c, customer, session, issueRefreshToken(db, session.id))
    })
  }

  router.all('*', (c) => c.json({ error: 'NotFound' }, 404))
  return router

  async function respondWithTokens(
    c: Context,
    customer: Customer,
    session: Session,
    refreshToken: string,
  ) {
    c.header(refreshHeader, refreshToken)
    return c.json(await signAccessToken(keys.accessToken, customer, session, now()))
  }

  function endSessionOfRefreshToken(c: Context) {
    const sent = c.req.header(refreshHeader)
    const session = sent ? findSessionOfRefreshToken(db, sent, now()) : null
    if (session) endSession(db, session.id)
  }
}

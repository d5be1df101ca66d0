/** `/auth/{login,register,password,logout}`: the handshake, refresh and logout (merchant API 1). */
import { Hono, type Context } from 'hono'
import { findCustomer, type Customer } from '../customer/customer.store.ts'
import { readAccessToken, signAccessToken } from './session/access-token.ts'
import { authActions, type AuthOutcome } from './auth-actions.ts'
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

const errorResponses = {
  'request-not-valid': { status: 400, error: 'InvalidRequest' },
  refused: { status: 401, error: 'Unauthorized' },
  'account-exists': { status: 409, error: 'AccountExists' },
  'too-many': { status: 429, error: 'TooManyRequests' },
} as const

export function createAuthRouter(deps: AuthDeps): Hono {
  const { db, keys, now } = deps
  const router = new Hono()
  router.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })

  router.get('/login', async (c) => {
    const sent = c.req.header(refreshHeader)
    const rotated = sent ? rotateRefreshToken(db, keys.refreshToken, sent, now()) : null
    const customer = rotated && findCustomer(db, rotated.session.customerId)
    return customer
      ? respondWithTokens(c, customer, rotated.session, rotated.refreshToken)
      : respondWithError(c, 'refused')
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
      if (!parsed) return respondWithError(c, 'request-not-valid')
      if (parsed.kind === 'challenge') {
        return c.json({ sign: issueChallenge(keys.challenge, parsed.username, now()) })
      }
      const outcome = await action(deps, parsed.request, c.req.header(deviceHeader) ?? null).catch(
        tooManyRequests,
      )
      if (!outcome.ok) {
        if (outcome.reason === 'too-many')
          c.header('retry-after', String(outcome.retryAfterSeconds))
        return respondWithError(c, outcome.reason)
      }
      // A new login ends the session of the refresh token that came with it.
      endSessionOfRefreshToken(c)
      return respondWithTokens(
        c,
        outcome.customer,
        outcome.session,
        issueRefreshToken(db, outcome.session.id),
      )
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

/** A full hash queue gives the same response as too many attempts. */
function tooManyRequests(error: unknown): AuthOutcome {
  if (!(error instanceof HasherBusy)) throw error
  return { ok: false, reason: 'too-many', retryAfterSeconds: error.retryAfterSeconds }
}

function respondWithError(c: Context, reason: Extract<AuthOutcome, { ok: false }>['reason']) {
  const { status, error } = errorResponses[reason]
  return c.json({ error }, status)
}

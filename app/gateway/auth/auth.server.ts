import { parseJson } from '#app/kit/parse-json.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { headerOf, requestWithin } from '#app/gateway/connection/connection.server.ts'
import { withPausedDeadline, msLeft } from '#app/gateway/resilience/deadline.ts'
import { timedCall } from '#app/gateway/timed-call.ts'
import { inSpan } from '#app/gateway/trace.ts'
import { GatewayError, parseError } from '#app/gateway/errors/gateway-error.ts'
import type { GatewayContext } from '#app/gateway/graphql.server.ts'

import { passwordHash } from './password-hash.server.ts'

export type AuthContext = Pick<
  GatewayContext,
  'gateway' | 'merchant' | 'requestId' | 'traceparent' | 'deadline'
>

export interface AuthSession {
  token: string
  maxAgeSeconds: number
  /** Null when the service returns none: then the session ends with the token. */
  refreshToken: string | null
}

export interface Credentials {
  username: string
  /** Plain text; only its hash leaves the shop. */
  password: string
  /** Only for a change of password. */
  newPassword?: string
  isRemembered: boolean
  /** Refresh token of the session that the new one replaces. */
  refreshToken?: string | null
  /** Proves to a service that supports it that the owner has used this browser before. */
  deviceToken?: string | null
}

/** Too many attempts, for this account or in total: the service did not check the credentials. */
export class TooManyAttempts extends GatewayError {
  readonly retryAfterSeconds: number
  /** @param retryAfter value of the `Retry-After` header; anything but seconds counts as 5 */
  constructor(retryAfter: string | null) {
    super('missing', 'Auth is asked too often', { status: 429 })
    const seconds = Number(retryAfter)
    this.retryAfterSeconds = seconds >= 1 && seconds <= 3_600 ? Math.ceil(seconds) : 5
  }
}

/** Spec section 5: lifetime in minutes without "remember me". */
const sessionLifetime = 30
const refreshHeader = 'x-auth-refresh-token'
const deviceHeader = 'x-auth-device'
/** The proof has more time: it may have created an account or changed a password. A logout has a minimum, so that it is sent. */
const limitMs = { challenge: 2_000, proof: 10_000, renewal: 1_500, minLogout: 500 } as const

/** The signed handshake (merchant API 1.3). A 4xx is a refusal; an outage throws a GatewayError, not to show as a wrong password. */
export async function authenticate(
  context: AuthContext,
  action: 'login' | 'register' | 'password',
  {
    username,
    password,
    newPassword,
    isRemembered,
    refreshToken = null,
    deviceToken = null,
  }: Credentials,
): Promise<Result<AuthSession, 'refused'>> {
  const post = (body: object, withinMs: number) =>
    call(context, action, { body, refreshToken, deviceToken, withinMs })
  const first = await post({ username }, limitMs.challenge)
  // A service that recognises the refresh token returns a session at once.
  const existing = sessionOf(first)
  if (existing) return done(existing)
  const challenge = first.fields.sign
  if (isRefusal(first)) return refused('refused')
  if (typeof challenge !== 'string' || !challenge) throw unusable(action, first)
  const signature = await sign(context, challenge)
  const proof = {
    username,
    signature,
    password: passwordHash(password),
    ...(newPassword === undefined ? {} : { newPassword: passwordHash(newPassword) }),
    ...(isRemembered ? {} : { sessionLifetime }),
  }
  const last = await withPausedDeadline(context.deadline, () => post(proof, limitMs.proof))
  if (isRefusal(last)) return refused('refused')
  const session = sessionOf(last)
  if (!session) throw unusable(action, last)
  return done(session)
}

/** The challenge that begins a handshake, and no more: no password is sent, and nobody is logged in. */
export async function requestChallenge(context: AuthContext, username: string): Promise<string> {
  const body = { username }
  const response = await call(context, 'login', { body, withinMs: limitMs.challenge })
  const challenge = response.fields.sign
  if (typeof challenge !== 'string' || !challenge) {
    const { status } = response
    throw new GatewayError('unusable', `Auth answered with status ${status} and no challenge`, {
      status,
    })
  }
  return challenge
}

/** The sign service knows no customer, so a missing signature is the shop's error; it must not show as a wrong password. */
export async function sign(
  context: AuthContext,
  challenge: string,
): Promise<AuthResponse['fields']> {
  const address = context.merchant.signEndpoint + encodeURIComponent(challenge)
  const signed = await call(context, 'sign', { address, withinMs: limitMs.challenge })
  if (Object.keys(signed.fields).length > 0) return signed.fields
  const { status } = signed
  throw new GatewayError('missing', `Sign answered with status ${status} and no signature`, {
    status,
  })
}

/** Renews a session; null by 401 and 403 alone, so that no error logs customers out. Behind a circuit breaker. */
export async function renew(
  context: AuthContext,
  refreshToken: string,
): Promise<AuthSession | null> {
  const response = await context.gateway.breakers.run('renewal', () =>
    call(context, 'login', {
      refreshToken,
      withinMs: Math.min(limitMs.renewal, msLeft(context.deadline)),
    }),
  )
  if (response.status === 401 || response.status === 403) return null
  const session = sessionOf(response)
  if (!session) throw unusable('renewal', response)
  // A service that rotates refresh tokens returns the new one; otherwise the old one stays valid.
  return { ...session, refreshToken: session.refreshToken ?? refreshToken }
}

/** For merchants whose links are valid once: for a session (`spoof`) or drafts (`preview`). Other tokens need no exchange. */
export async function exchangeLink(
  context: AuthContext,
  kind: 'spoof' | 'preview',
  token: string,
): Promise<Result<AuthSession, 'used' | 'invalid'>> {
  const action = `${kind}/exchange`
  const response = await call(context, action, { body: {}, token, withinMs: limitMs.challenge })
  if (response.status === 410) return refused('used')
  if (isRefusal(response)) return refused('invalid')
  const session = sessionOf(response)
  if (!session) throw unusable(action, response)
  return done(session)
}

export async function endSession(
  context: AuthContext,
  { token, refreshToken }: { token: string | null; refreshToken: string | null },
): Promise<void> {
  const withinMs = Math.max(limitMs.minLogout, msLeft(context.deadline))
  await call(context, 'logout', {
    token,
    refreshToken,
    withinMs: Math.min(limitMs.challenge, withinMs),
  })
}

interface Call {
  /** Of the sign service; that of the auth service's action without it. */
  address?: string
  /** JSON body of a POST; without one the call is a GET. */
  body?: object
  token?: string | null
  refreshToken?: string | null
  deviceToken?: string | null
  withinMs: number
}

interface AuthResponse {
  status: number
  fields: Readonly<Record<string, unknown>>
  refreshToken: string | null
}

function call(context: AuthContext, action: string, options: Call): Promise<AuthResponse> {
  const name = options.address ? action : `auth ${action}`
  return inSpan(context, name, { 'peer.service': options.address ? 'sign' : 'auth' }, (traced) =>
    timedCall(context.gateway.metrics, name, () => requestAuth(traced, action, options)),
  )
}

async function requestAuth(
  { gateway, merchant, requestId, traceparent }: AuthContext,
  action: string,
  { address, body, token, refreshToken, deviceToken, withinMs }: Call,
): Promise<AuthResponse> {
  const url = address ?? `${merchant.authEndpoint.replace(/\/$/, '')}/${action}`
  const response = await requestWithin(gateway.connections, withinMs, url, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      'X-Request-Id': requestId,
      ...(traceparent ? { traceparent } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(refreshToken ? { [refreshHeader]: refreshToken } : {}),
      ...(deviceToken ? { [deviceHeader]: deviceToken } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { status } = response
  if (status === 429) throw new TooManyAttempts(headerOf(response, 'retry-after'))
  // An outage says nothing about the credentials.
  if (status >= 500 || status === 408) {
    throw new GatewayError('missing', `Auth answered ${action} with status ${status}`, { status })
  }
  return {
    status,
    fields: status >= 200 && status <= 299 ? fieldsOf(response.body, status) : {},
    refreshToken: headerOf(response, refreshHeader),
  }
}

function isRefusal({ status }: AuthResponse): boolean {
  return status >= 400 && status <= 499
}

function unusable(action: string, { status }: AuthResponse): GatewayError {
  return new GatewayError(
    'unusable',
    `Auth answered ${action} neither with a token nor a refusal`,
    {
      status,
    },
  )
}

function fieldsOf(body: string, status: number): AuthResponse['fields'] {
  try {
    const fields: unknown = parseJson(body || '{}')
    return typeof fields === 'object' && fields !== null ? (fields as AuthResponse['fields']) : {}
  } catch {
    throw parseError(status)
  }
}

function sessionOf({ fields, refreshToken }: AuthResponse): AuthSession | null {
  const { token, maxAge } = fields
  if (typeof token !== 'string' || !isHeaderSafe(token)) return null
  const maxAgeSeconds = typeof maxAge === 'number' && maxAge > 0 ? Math.floor(maxAge) : 900
  const next = refreshToken && isHeaderSafe(refreshToken) ? refreshToken : null
  return { token, maxAgeSeconds, refreshToken: next }
}

/** Whether a token can be sent in a header; no merchant issues others. */
export function isHeaderSafe(token: string): boolean {
  return /^[\x21-\x7e]{1,4000}$/.test(token)
}

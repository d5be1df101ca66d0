import { parseJson } from '../kit/parse-json.ts'
import { done, refused, type Result } from '../kit/result.ts'
import { fetchWithin } from './connection.server.ts'
import { withPausedDeadline, msLeft } from './deadline.ts'
import { GatewayError } from './gateway-error.ts'
import type { GatewayContext } from './graphql.server.ts'
import { passwordHash } from './password-hash.server.ts'
import { sign } from './sign.server.ts'

export type AuthContext = Pick<GatewayContext, 'gateway' | 'merchant' | 'requestId' | 'deadline'>

/** The session that the auth service returns. */
export interface AuthSession {
  token: string
  /** Life of the token. */
  maxAgeSeconds: number
  /** Null when the service gives none: then the session ends with the token. */
  refreshToken: string | null
}

export interface Credentials {
  username: string
  /** As typed; only its hash leaves the shop. */
  password: string
  /** For a change of password. */
  newPassword?: string
  isRemembered: boolean
  /** Of the session that this one replaces. */
  refreshToken?: string | null
  /** Says to a service that can read it that the owner has used this browser before. */
  deviceToken?: string | null
}

/** The service has judged nothing: there are too many attempts at this account, or at all. */
export class TooManyAttempts extends GatewayError {
  readonly retryAfterSeconds: number
  /** @param retryAfter as its header says: seconds, or nothing that is understood */
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
/**
 * Milliseconds. Challenge and signature have as long as a page from when they are asked for, since many
 * may log in at once; the proof has longer, since an account or a password may have been made of it. A
 * renewal is not waited for longer than its page, and an end is told in any case.
 */
const limitMs = { question: 2_000, proof: 10_000, renewal: 1_500, leastForEnd: 500 } as const

/**
 * The signed handshake of the auth service (merchant API 1.3): a challenge for the name, its
 * signature, and then the proof. The same three calls log in, register and change a password. A status
 * of refusal is one no, whatever the reason; a service that cannot be asked, or answers neither yes nor
 * no, throws a GatewayError: nobody may be told of a wrong password for it.
 */
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
  const first = await post({ username }, limitMs.question)
  // A service that knows the visitor already asks no more.
  const atOnce = sessionOf(first)
  if (atOnce) return done(atOnce)
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

/**
 * The next token of a session; null when the service says that the session is over, which it does with
 * 401 or 403 alone: a fault of the service logs nobody out. While it is away it is left alone, so that
 * not every page waits for it.
 */
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
  // A service that rotates tells the new one; another lets the old one go on.
  return { ...session, refreshToken: session.refreshToken ?? refreshToken }
}

/**
 * What the token of a link is exchanged for, at a merchant whose links are good once: a session of staff
 * (`spoof`) or the sight of a draft (`preview`). Another merchant's token is used as it is.
 */
export async function exchangeLink(
  context: AuthContext,
  kind: 'spoof' | 'preview',
  token: string,
): Promise<Result<AuthSession, 'used' | 'no-good'>> {
  const action = `${kind}/exchange`
  const response = await call(context, action, { body: {}, token, withinMs: limitMs.question })
  if (response.status === 410) return refused('used')
  if (isRefusal(response)) return refused('no-good')
  const session = sessionOf(response)
  if (!session) throw unusable(action, response)
  return done(session)
}

/** Ends a session on the merchant's side. */
export async function endSession(
  context: AuthContext,
  { token, refreshToken }: { token: string | null; refreshToken: string | null },
): Promise<void> {
  const withinMs = Math.max(limitMs.leastForEnd, msLeft(context.deadline))
  await call(context, 'logout', {
    token,
    refreshToken,
    withinMs: Math.min(limitMs.question, withinMs),
  })
}

interface Call {
  /** Without one it is a GET. */
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

async function call(
  { gateway, merchant, requestId }: AuthContext,
  action: string,
  { body, token, refreshToken, deviceToken, withinMs }: Call,
): Promise<AuthResponse> {
  const address = `${merchant.authEndpoint.replace(/\/$/, '')}/${action}`
  const response = await fetchWithin(gateway.connections, withinMs, address, {
    method: body ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      'X-Request-Id': requestId,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(refreshToken ? { [refreshHeader]: refreshToken } : {}),
      ...(deviceToken ? { [deviceHeader]: deviceToken } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { status } = response
  if (status === 429) throw new TooManyAttempts(response.headers.get('retry-after'))
  // A service in trouble has said nothing about the visitor.
  if (status >= 500 || status === 408) {
    throw new GatewayError('missing', `Auth answered ${action} with status ${status}`, { status })
  }
  return {
    status,
    fields: status >= 200 && status <= 299 ? fieldsOf(response.body, status) : {},
    refreshToken: response.headers.get(refreshHeader),
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
  } catch (cause) {
    throw new GatewayError('parse', 'The answer of auth could not be parsed', { status, cause })
  }
}

function sessionOf({ fields, refreshToken }: AuthResponse): AuthSession | null {
  const { token, maxAge } = fields
  if (typeof token !== 'string' || !isHeaderSafe(token)) return null
  const maxAgeSeconds = typeof maxAge === 'number' && maxAge > 0 ? Math.floor(maxAge) : 900
  const next = refreshToken && isHeaderSafe(refreshToken) ? refreshToken : null
  return { token, maxAgeSeconds, refreshToken: next }
}

/** Goes on in a header; what no header can carry was never given out by a merchant. */
export function isHeaderSafe(token: string): boolean {
  return /^[\x21-\x7e]{1,4000}$/.test(token)
}

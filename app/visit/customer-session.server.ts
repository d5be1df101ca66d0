import {
  isHeaderSafe,
  renew,
  type AuthContext,
  type AuthSession,
} from '#app/gateway/auth/auth.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { postpone } from '#app/gateway/resilience/deadline.ts'

import type { CookieJar, Log } from '../context.ts'
import type { ShopServices } from '../services.server.ts'
import {
  forgetCookie,
  readCookie,
  rememberedSeconds,
  unrememberedSeconds,
  writeCookie,
  type CookieName,
} from '../session/cookies.ts'
import { isExpired, readClaims, secondsUntilDue } from '../session/token-life.server.ts'

type SessionContext = AuthContext & { log: Log }

/** Renewed after nine tenths of its lifetime, or when missing. A refusal ends it; an error logs no customer out. */
export async function getSessionToken(
  context: SessionContext,
  jar: CookieJar,
  renewals: ShopServices['renewals'],
): Promise<string | null> {
  const nowSeconds = Date.now() / 1000
  const sentToken = tokenIn(jar, 'auth')
  const token = sentToken && !isExpired(readClaims(sentToken), nowSeconds) ? sentToken : null
  if (token && secondsUntilDue(readClaims(token), nowSeconds) !== 0) return token
  if (!refreshTokenOf(jar)) return token
  return renewSession(context, jar, renewals).catch(
    fallbackTo(token, (err) => context.log.warn({ err }, 'token renewal failed')),
  )
}

/** Null without a refresh token, or when the session has ended. Throws a GatewayError without the merchant. */
export async function renewSession(
  context: AuthContext,
  jar: CookieJar,
  renewals: ShopServices['renewals'],
): Promise<string | null> {
  const refreshToken = refreshTokenOf(jar)
  if (!refreshToken) return null
  const started = performance.now()
  const session = await renewals(refreshToken, () => renew(context, refreshToken))
  // A slow service has responded: what the page needs has the time that it has without a renewal.
  postpone(context.deadline, performance.now() - started)
  if (!session) {
    forgetSession(jar)
    return null
  }
  keepSession(jar, session, {
    email: readClaims(session.token).email ?? readCookie(jar, 'user') ?? '',
    isRemembered: isRemembered(jar),
  })
  return session.token
}

/** The visitor's refresh token; null without a well-formed one. */
export function refreshTokenOf(jar: CookieJar): string | null {
  return tokenIn(jar, 'authRefresh')
}

/** Whether the session was started with "remember me", so that it lasts for days, not minutes. */
export function isRemembered(jar: CookieJar): boolean {
  return readCookie(jar, 'userMaxAge') !== String(unrememberedSeconds)
}

export function keepSession(
  jar: CookieJar,
  session: AuthSession,
  { email, isRemembered }: { email: string; isRemembered: boolean },
): void {
  const lifetime = isRemembered ? rememberedSeconds : unrememberedSeconds
  writeCookie(jar, 'auth', session.token, Math.min(session.maxAgeSeconds, lifetime))
  writeCookie(jar, 'user', email, lifetime)
  writeCookie(jar, 'userMaxAge', String(lifetime), lifetime)
  if (session.refreshToken) writeCookie(jar, 'authRefresh', session.refreshToken, lifetime)
  else forgetCookie(jar, 'authRefresh')
}

const ofTheSession: readonly CookieName[] = [
  'auth',
  'user',
  'userMaxAge',
  'authRefresh',
  'userType',
]

export function forgetSession(jar: CookieJar): void {
  for (const name of ofTheSession) if (readCookie(jar, name) !== undefined) forgetCookie(jar, name)
}

function tokenIn(jar: CookieJar, name: CookieName): string | null {
  const value = readCookie(jar, name)
  return value && isHeaderSafe(value) ? value : null
}

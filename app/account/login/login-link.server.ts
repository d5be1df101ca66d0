import { createHash } from 'node:crypto'

import type { CookieJar } from '#app/context.ts'
import { exchangeLink, isHeaderSafe } from '#app/gateway/auth/auth.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { day } from '#app/kit/time.ts'
import { cookies, forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'
import { readClaims } from '#app/session/token-life.server.ts'
import { keepSession } from '#app/visit/customer-session.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { getCustomer } from '#app/account/customer.server.ts'

import { logOut, applyCustomerType } from './sign-in.server.ts'

type LinkError = 'invalid' | 'used'

const maxSeconds = cookies.preview.maxAgeSeconds

/** "Log in as user", once for each token, only with a staff's token that the merchant accepts: no link opens another's account. */
export async function logInByLink(
  visit: Visit,
  loginToken: string,
): Promise<Result<null, LinkError>> {
  if (secondsLeft(loginToken) === 0 || !readClaims(loginToken).isSpoofed) return refused('invalid')
  const taken = await take(visit, 'spoof', loginToken)
  if (!taken.ok) return taken
  const token = taken.value
  const customer = await getCustomer({ ...visit, token, cookies: emptyCookieJar })
  if (!customer) return refused('invalid')
  await logOut(visit)
  visit.cartId = null
  forgetCookie(visit.cookies, 'cart')
  forgetCookie(visit.cookies, 'cartPrices')
  const session = { token, maxAgeSeconds: secondsLeft(token), refreshToken: null }
  keepSession(visit.cookies, session, { email: customer.email, isRemembered: false })
  visit.token = token
  await applyCustomerType(visit)
  visit.log.info({ event: 'user:login-as' }, 'account event')
  return done(null)
}

/** A token that shows drafts is stored beside the session, which stays; the merchant decides at each request what it allows. */
export async function startPreview(
  visit: Visit,
  loginToken: string,
): Promise<Result<null, LinkError>> {
  if (secondsLeft(loginToken) === 0) return refused('invalid')
  const taken = await take(visit, 'preview', loginToken)
  if (!taken.ok) return taken
  writeCookie(visit.cookies, 'preview', taken.value, secondsLeft(taken.value))
  return done(null)
}

/** Exchanges the token of a link, once. Not every merchant counts its uses, so the storefront does, for all instances with Redis. */
async function take(
  visit: Visit,
  kind: 'spoof' | 'preview',
  loginToken: string,
): Promise<Result<string, LinkError>> {
  if (readClaims(loginToken).isForExchange) {
    const exchanged = await exchangeLink(visit, kind, loginToken)
    return exchanged.ok ? done(exchanged.value.token) : exchanged
  }
  const use = `login link ${createHash('sha256').update(loginToken).digest('base64url')}`
  if (await visit.counters.read(use)) return refused('used')
  // Only valid tokens are counted. The count decides, so that of two concurrent uses one succeeds.
  if (kind === 'spoof' && !(await isValidToken(visit, loginToken))) return refused('invalid')
  const { count } = await visit.counters.add(use, rememberSeconds(loginToken))
  return count > 1 ? refused('used') : done(loginToken)
}

async function isValidToken(visit: Visit, token: string): Promise<boolean> {
  return (await getCustomer({ ...visit, token, cookies: emptyCookieJar })) !== null
}

/** The visit with the preview token in place of the session's; null without a preview token. */
export function previewVisit(visit: Visit): Visit | null {
  const token = readCookie(visit.cookies, 'preview')
  return token && secondsLeft(token) > 0 ? { ...visit, token } : null
}

/** Seconds until a link's token expires: at most an hour, 0 when it has expired or is malformed. */
function secondsLeft(token: string): number {
  if (!isHeaderSafe(token)) return 0
  const { expiresAt } = readClaims(token)
  if (expiresAt === null) return maxSeconds
  return Math.max(0, Math.min(Math.floor(expiresAt - Date.now() / 1000), maxSeconds))
}

/** Seconds for which a used token is remembered: until it expires, or 7 days if it has no expiry. */
function rememberSeconds(token: string): number {
  const { expiresAt } = readClaims(token)
  return expiresAt === null ? 7 * day : Math.ceil(expiresAt - Date.now() / 1000)
}

/** An invalid token must not end the session of the visitor who followed the link. */
const emptyCookieJar: CookieJar = {
  read: () => undefined,
  namesFrom: () => [],
  write: () => undefined,
  forget: () => undefined,
  hasChanged: () => false,
}

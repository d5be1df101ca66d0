import type { CookieJar } from '#app/context.ts'
import { isHeaderSafe } from '#app/gateway/auth.server.ts'
import { forgetCookie } from '#app/session/cookies.ts'
import { readClaims } from '#app/session/token-life.server.ts'
import { keepSession } from '#app/visit/customer-session.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { openCustomer } from './customer.server.ts'
import { logOut, takeCustomerType } from './sign-in.server.ts'

const longestSeconds = 3600

/**
 * "Log in as user": a member of staff follows a link with a token. Only a token that says so of
 * itself and that the merchant takes is let in, so that nobody can be led into a stranger's account
 * by a link. Whoever was logged in before is logged out, and their cart stays theirs.
 */
export async function enterByLink(visit: Visit, loginToken: string): Promise<boolean> {
  if (!isHeaderSafe(loginToken)) return false
  const { isSpoofed, expiresAt } = readClaims(loginToken)
  const left = expiresAt === null ? longestSeconds : Math.floor(expiresAt - Date.now() / 1000)
  if (!isSpoofed || left <= 0) return false
  const customer = await openCustomer({ ...visit, token: loginToken, cookies: mute })
  if (!customer) return false
  await logOut(visit)
  visit.cartId = null
  forgetCookie(visit.cookies, 'cart')
  const session = {
    token: loginToken,
    maxAgeSeconds: Math.min(left, longestSeconds),
    refreshToken: null,
  }
  keepSession(visit.cookies, session, { email: customer.email, isRemembered: false })
  visit.token = loginToken
  await takeCustomerType(visit)
  visit.log.info({ event: 'user:login-as' }, 'account')
  return true
}

/** A token that is no good must not end the session of whoever followed the link. */
const mute: CookieJar = {
  read: () => undefined,
  write: () => undefined,
  forget: () => undefined,
  hasChanged: () => false,
}

import type { AppLoadContext } from '../context.ts'
import { readCookie, type CookieName } from '../session/cookies.ts'

/** Cookies that change what a page shows; with one of them a page is the visitor's own. */
const personal: readonly CookieName[] = [
  'auth',
  'user',
  'cart',
  'market',
  'checkoutMarket',
  'userType',
]

/**
 * How long a page may be kept, decided here for all of them: what holds a shopper's data is theirs
 * alone, checkout is never stored, and the rest depends on the address only.
 */
export function cachePolicy(
  context: Pick<AppLoadContext, 'cookies'>,
  request: { pathname: string; method: string; status: number },
): string {
  if (/^\/(\w\w\/)?checkout\//.test(request.pathname) || request.status >= 500) return 'no-store'
  const isPersonal = personal.some((name) => readCookie(context.cookies, name) !== undefined)
  if (isPersonal || request.method !== 'GET') return 'private, no-cache'
  return 'public, max-age=0, must-revalidate'
}

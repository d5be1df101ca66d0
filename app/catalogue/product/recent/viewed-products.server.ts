import type { CookieJar } from '#app/context.ts'
import { allows } from '#app/session/consent.server.ts'
import { readCookie, writeCookie } from '#app/session/cookies.ts'

import { recentProducts } from './recent-products.ts'

/** Ids of the products that this visitor viewed last without scripts, newest first; none without consent. */
export function viewedIds(jar: CookieJar): number[] {
  if (!allows(jar, 'preferences')) return []
  return recentProducts.valid(readCookie(jar, 'viewed')?.split(',').map(Number))
}

export function rememberViewed(jar: CookieJar, id: number): void {
  const ids = recentProducts.valid([id, ...viewedIds(jar)])
  if (allows(jar, 'preferences') && ids[0] === id) writeCookie(jar, 'viewed', ids.join(','))
}

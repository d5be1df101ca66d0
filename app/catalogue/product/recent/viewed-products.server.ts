import type { CookieJar } from '#app/context.ts'
import { allows } from '#app/session/consent.server.ts'
import { readCookie, writeCookie } from '#app/session/cookies.ts'

import { addProduct, readIds } from './recent-products.ts'

/** Ids of the products that this visitor viewed last without scripts, newest first; none without consent. */
export function viewedIds(jar: CookieJar): number[] {
  if (!allows(jar, 'preferences')) return []
  return readIds(readCookie(jar, 'viewed')?.split(',').map(Number))
}

export function rememberViewed(jar: CookieJar, id: number): void {
  if (!allows(jar, 'preferences') || readIds([id]).length === 0) return
  writeCookie(jar, 'viewed', addProduct(viewedIds(jar), id).join(','))
}

import { createHash } from 'node:crypto'

import type { CookieJar } from '#app/context.ts'
import { minute } from '#app/kit/time.ts'
import { createdCartPrefix } from '#app/session/cookies.ts'

/** Longer than two forms take that were sent at once. */
const maxAgeSeconds = 1 * minute
/** More carts than a visitor can create at once; the rest are ignored. */
const maxCarts = 5

/**
 * Remembers that the visitor has begun a cart. Two tabs that each send the first product get a cart each, and the cookie
 * with the cart's id holds only one of them; this one holds the other (`saved-and-shared/merge-carts.server.ts`).
 */
export function rememberCreatedCart(cookies: CookieJar, id: string): void {
  if (/^[\w-]{1,100}$/.test(id)) cookies.write(nameOf(id), id, { maxAgeSeconds })
}

export function forgetCreatedCart(cookies: CookieJar, id: string): void {
  if (cookies.namesFrom(nameOf(id)).length > 0) cookies.forget(nameOf(id))
}

/** Ids of the carts that the visitor has begun, without this one. */
export function otherCreatedCarts(cookies: CookieJar, cartId: string): string[] {
  return cookies
    .namesFrom(createdCartPrefix)
    .slice(0, maxCarts)
    .flatMap((name) => {
      const id = cookies.read(name)
      return id && id !== cartId && nameOf(id) === name ? [id] : []
    })
}

const nameOf = (id: string) =>
  createdCartPrefix + createHash('sha256').update(id).digest('base64url').slice(0, 6)

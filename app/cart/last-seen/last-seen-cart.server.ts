import { createHash } from 'node:crypto'

import type { CookieJar } from '#app/context.ts'
import { forgetCookie, readCookie, writeCookie } from '#app/session/cookies.ts'

import type { Cart } from '#app/cart/cart.ts'

/** What is no longer in the cart although the visitor did not remove it. */
export interface UnavailableItems {
  names: readonly string[]
  /** A promo code; null when it still applies or there was none. */
  code: string | null
  isCartGone: boolean
}

/** What the visitor has seen, in one cookie: `prices!cart!code!key.name!key.name…`; cart and keys are hashes. */
interface SeenCart {
  prices: string
  cart: string
  code: string
  goods: readonly SeenGoods[]
}

interface SeenGoods {
  key: string
  name: string
}

/** Limits the cookie's size; the newest lines are the last. */
const maxGoods = 30
const maxNameLength = 40

/** What the cart has lost without the visitor: products, a code, or all after its expiry or order elsewhere. Reported once. */
export function findUnavailableItems(cookies: CookieJar, cart: Cart): UnavailableItems | null {
  const seen = readSeenCart(cookies)
  const goods = cart.id === null ? [] : goodsOf(cart)
  const now = { cart: cart.id === null ? '' : hashOf(cart.id), code: cart.promoCode ?? '', goods }
  writeSeenCart(cookies, { ...now, prices: seen.prices })
  const isCartGone = now.cart === ''
  if (!seen.cart || (!isCartGone && seen.cart !== now.cart)) return null
  const keys = new Set(goods.map(({ key }) => key))
  const names = seen.goods.filter(({ key }) => !keys.has(key)).map(({ name }) => name)
  const code = !isCartGone && seen.code && !now.code ? seen.code : null
  return names.length > 0 || code ? { names, code, isCartGone } : null
}

/** What the visitor removes is not reported as gone: the id of a line, key of a package, or the code. */
export function forgetSeenItem(cookies: CookieJar, removed: { key: string } | 'code'): void {
  const seen = readSeenCart(cookies)
  if (!seen.cart) return
  if (removed === 'code') return writeSeenCart(cookies, { ...seen, code: '' })
  const removedKey = hashOf(removed.key)
  const goods = seen.goods.filter(({ key }) => key !== removedKey)
  writeSeenCart(cookies, { ...seen, goods })
}

export function readSeenCart(cookies: CookieJar): SeenCart {
  const [prices = '', cart = '', code = '', ...entries] = (
    readCookie(cookies, 'cartPrices') ?? ''
  ).split('!')
  const goods = entries.flatMap((entry) => {
    const [, key, name] = /^([\w-]{6})\.(.+)$/.exec(entry) ?? []
    return key && name ? [{ key, name: plain(name) }] : []
  })
  return { prices, cart, code, goods }
}

/** Names are left out when the cookie would be too long. */
export function writeSeenCart(cookies: CookieJar, seen: SeenCart): void {
  if (!seen.prices && !seen.cart) return forgetCookie(cookies, 'cartPrices')
  for (const count of [maxGoods, 10, 0]) {
    const goods = count > 0 ? seen.goods.slice(-count) : []
    const entries = goods.map(({ key, name }) => `${key}.${name}`)
    const value = [seen.prices, seen.cart, plain(seen.code), ...entries].join('!')
    if (value === readCookie(cookies, 'cartPrices')) return
    if (writeCookie(cookies, 'cartPrices', value)) return
  }
}

/** Packages by their key, and lines that are in none by their id. */
function goodsOf({ lines, packages }: Cart): SeenGoods[] {
  const single = lines.filter(({ packageKey }) => !packageKey)
  return [
    ...packages.map(({ key, name }) => ({ key, name })),
    ...single.map(({ id, name }) => ({ key: id, name })),
  ].flatMap(({ key, name }) => {
    const shown = plain(name).trim()
    return shown ? [{ key: hashOf(key), name: shown }] : []
  })
}

/** Short, without the separator, and without what a cookie cannot have: control characters and half of an emoji. */
const plain = (text: string) => text.slice(0, maxNameLength).replace(/[!\p{Cc}\p{Cs}]/gu, ' ')

/** Short: a rare collision hides one message. */
export const hashOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 6)

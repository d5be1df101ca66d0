import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

import type { CookieJar, StorefrontConfig } from '#app/context.ts'

import { readCookie, writeCookie } from './cookies.ts'

/** `{id}.{digests of orders}.{proof}`, signed by the shop. Either of the first two may be empty. */
const shape = /^(([\w-]{22})?\.((?:[\w-]{12})*))\.([\w-]{43})$/

const digestLength = 12
/** The latest orders, so that the cookie stays far below a kilobyte. An order has two names, by its cart and by its id. */
const maxDigests = 40

interface Browser {
  cookies: Pick<CookieJar, 'read' | 'write' | 'forget'>
  config: Pick<StorefrontConfig, 'signingKey'>
}

/** An order by its public id, by the cart of which it was made, or by its number when it was placed without a payment page. */
export type OrderName = { publicId: string } | { cartId: string } | { placed: string }

/** The signed id of a browser, by which it is counted; null when it has none. */
export function browserId(browser: Browser): string | null {
  return read(browser).id
}

/** Gives the browser an id, unless it has one. */
export function identifyBrowser(browser: Browser): void {
  const { id, digests } = read(browser)
  if (id === null) write(browser, randomBytes(16).toString('base64url'), digests)
}

/** Whether the browser has placed the order, or has opened it with the link of its mail. */
export function remembersOrder(browser: Browser, order: OrderName): boolean {
  return read(browser).digests.includes(digestOf(browser, order))
}

export function rememberOrder(browser: Browser, order: OrderName): void {
  const { id, digests } = read(browser)
  const digest = digestOf(browser, order)
  if (digests[0] === digest) return
  write(browser, id, [digest, ...digests.filter((each) => each !== digest)])
}

/** Another person may use the browser next. It keeps its id, since a new one would start a new count. */
export function forgetOrders(browser: Browser): void {
  const { id, digests } = read(browser)
  if (digests.length > 0) write(browser, id, [])
}

function read(browser: Browser): { id: string | null; digests: string[] } {
  const cookie = readCookie(browser.cookies, 'browser') ?? ''
  const [, payload, id = null, digests = '', proof] = shape.exec(cookie) ?? []
  if (payload === undefined || !proof) return { id: null, digests: [] }
  const isOurs = timingSafeEqual(Buffer.from(proofOf(browser, payload)), Buffer.from(proof))
  return isOurs
    ? { id, digests: digests.match(new RegExp(`.{${digestLength}}`, 'g')) ?? [] }
    : { id: null, digests: [] }
}

function write(browser: Browser, id: string | null, digests: readonly string[]): void {
  const payload = `${id ?? ''}.${digests.slice(0, maxDigests).join('')}`
  writeCookie(browser.cookies, 'browser', `${payload}.${proofOf(browser, payload)}`)
}

const proofOf = (browser: Browser, payload: string) => mac(browser, `cookie ${payload}`)

function digestOf(browser: Browser, order: OrderName): string {
  return mac(browser, textOf(order)).slice(0, digestLength)
}

function textOf(order: OrderName): string {
  if ('cartId' in order) return `cart ${order.cartId}`
  return 'placed' in order ? `placed ${order.placed}` : `order ${order.publicId.toLowerCase()}`
}

function mac({ config }: Browser, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', config.signingKey, '', 'browser', 32))
  return createHmac('sha256', key).update(text).digest('base64url')
}

import type { Visit } from '#app/visit/visit.ts'
import type { Cart } from '#app/cart/cart.ts'

import { hashOf, readSeenCart, writeSeenCart } from './last-seen-cart.server.ts'

/** Limits the cookie's size. */
const maxLines = 60

type Line = Cart['lines'][number]

type SeenBy = Pick<
  Visit,
  'cookies' | 'market' | 'languageId' | 'vatIncluded' | 'customerType' | 'signedIn'
>

/** Lines whose price differs from the last seen, not after a change of quantity, market, language or customer, which explains it. */
export function changedPrices(visit: SeenBy, cart: Cart): string[] {
  const { cookies } = visit
  const seen = readSeenCart(cookies)
  const before = seen.prices
  const lines = cart.lines.filter(({ notSoldIn }) => notSoldIn === null).slice(-maxLines)
  if (lines.length === 0) {
    if (before) writeSeenCart(cookies, { ...seen, prices: '' })
    return []
  }
  const context = hashOfValues(
    visit.market.alias,
    visit.languageId,
    visit.vatIncluded,
    visit.customerType,
    visit.signedIn !== null,
  )
  // The same sku has another price as a part of a package.
  const startOf = ({ skuId, quantity, packageKey }: Line) =>
    `${packageKey ? 'p' : ''}${skuId}.${quantity}.`
  const entryOf = (line: Line) => startOf(line) + hashOfValues(line.unitPrice)
  const now = [context, ...lines.map(entryOf)].join('-')
  if (now !== before) writeSeenCart(cookies, { ...seen, prices: now })
  const [contextBefore, ...entriesBefore] = before.split('-')
  if (contextBefore !== context) return []
  return lines
    .filter((line) => {
      const seen = entriesBefore.find((entry) => entry.startsWith(startOf(line)))
      return seen !== undefined && seen !== entryOf(line)
    })
    .map(({ name }) => name)
}

/** Without the character that separates lines. */
const hashOfValues = (...values: readonly unknown[]): string =>
  hashOf(JSON.stringify(values)).replaceAll('-', '_')

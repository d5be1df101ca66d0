import { createHash } from 'node:crypto'

import type { TabState } from './use-tab-channel.ts'
import type { Visit } from './visit.ts'

/**
 * What the tabs of a visitor should agree on. Hashed: the browser needs to see that it changed only.
 *
 * @param cartCount null on pages that do not count, which then tell nothing of the cart
 */
export function tabState(visit: Visit, cartCount: number | null): TabState {
  return {
    ...(cartCount !== null && { cart: digest(visit.cartId ?? '', String(cartCount)) }),
    auth: digest(visit.signedIn?.email ?? '', visit.customerType),
    market: visit.market.alias,
    'checkout-market': visit.checkoutMarket.alias,
  }
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 8)
}

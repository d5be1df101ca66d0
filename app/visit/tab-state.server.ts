import { createHash } from 'node:crypto'

import type { TabState } from './use-tab-channel.ts'
import type { Visit } from './visit.ts'

/**
 * What the tabs of a visitor should agree on. Hashed: the browser needs to see that it changed only.
 *
 * @param cart null on pages that do not know it, which then tell nothing of it
 */
export function tabState(visit: Visit, cart: string | null): TabState {
  return {
    ...(cart !== null && { cart: digest(visit.cartId ?? '', cart) }),
    auth: digest(visit.signedIn?.email ?? '', visit.customerType),
    market: visit.market.alias,
    'checkout-market': visit.checkoutMarket.alias,
  }
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 8)
}

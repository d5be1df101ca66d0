import { createHash } from 'node:crypto'

import type { TabState } from './use-tab-channel.ts'
import type { Visit } from './visit.ts'

/**
 * State that the tabs of a visitor share. Hashed, because the browser only needs to detect changes.
 *
 * @param cart state of the cart; null on pages that do not load it, which then omit it
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

import { createHash } from 'node:crypto'

import type { TabState } from './use-tab-channel.ts'
import type { Visit } from './visit.ts'

/** State that the tabs of a visitor share. Hashed, because the browser only needs to detect changes. */
export function tabState(visit: Visit): TabState {
  return {
    auth: digest(visit.signedIn?.email ?? '', visit.customerType),
    market: visit.market.alias,
    'checkout-market': visit.checkoutMarket.alias,
  }
}

/** State of the cart, on pages that load it. */
export function cartTabState(cartId: string | null, state: string): string {
  return digest(cartId ?? '', state)
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 8)
}

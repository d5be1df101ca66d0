import { createHash } from 'node:crypto'

import { takeFlashEvents } from './flash/flash.server.ts'
import type { TabState } from './use-tab-channel.ts'
import type { Visit } from './visit.ts'

/** What every page knows of its customer, and what has happened since the last page. */
export function customerData({ signedIn, customerType, market, checkoutMarket, cookies }: Visit) {
  // Hashed, because the browser only needs to detect changes.
  const tabState: TabState = {
    auth: digest(signedIn?.email ?? '', customerType),
    market: market.alias,
    'checkout-market': checkoutMarket.alias,
  }
  return {
    isSignedIn: signedIn !== null,
    /** E-mail of the customer whom a member of staff impersonates; null without impersonation. */
    spoofedEmail: signedIn?.isImpersonated ? (signedIn.email ?? '') : null,
    tabState,
    flashEvents: takeFlashEvents(cookies),
  }
}

/** State of the cart, on pages that load it. */
export function cartTabState(cartId: string | null, state: string): string {
  return digest(cartId ?? '', state)
}

function digest(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 8)
}

import type { Purpose } from '#app/session/consent.ts'

import type { ShopEvent } from '../shop-events.ts'

/** Receives every event of a page that the visitor has allowed, in the browser, and sends it elsewhere. */
export interface ConsentedSink {
  deliver(event: ShopEvent): void
  /** Called before the first event, and after each new choice. */
  setConsent(allowed: readonly Purpose[]): void
}

/** Loaded only when the visitor has allowed one of its purposes. */
export interface LazySink {
  purposes: readonly Purpose[]
  open(): Promise<ConsentedSink>
}

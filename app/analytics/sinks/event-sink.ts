import type { Purpose } from '#app/session/consent.ts'

import type { ShopEvent } from '../shop-events.ts'

/** Receives every event of a page, in the browser. */
export interface EventSink {
  deliver(event: ShopEvent): void
}

/** A sink that sends events elsewhere. */
export interface ConsentedSink extends EventSink {
  /** Called before the first event, and after each new choice. */
  setConsent(allowed: readonly Purpose[]): void
}

/** Loaded only when the visitor has allowed one of its purposes. */
export interface LazySink {
  purposes: readonly Purpose[]
  open(): Promise<ConsentedSink>
}

/** Something that happened in the shop (spec section 3, event log). */
export interface ShopEvent {
  /** Such as `user:login`. */
  type: string
  data: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  timestamp: number
}

/** Receives every event of a page, in the browser. */
export interface EventSink {
  deliver(event: ShopEvent): void
}

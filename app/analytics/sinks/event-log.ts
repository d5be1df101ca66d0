/** One thing that happened in the shop (spec section 3, event log). */
export interface ShopEvent {
  /** Such as `user:login`. */
  type: string
  data: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  timestamp: number
}

/** A tab: its log is open to whoever measures, as `window.hemvist.events`. */
type Tab = EventTarget & { hemvist?: { events: ShopEvent[] } }

declare global {
  interface Window {
    hemvist?: { events: ShopEvent[] }
  }
}

/** Whoever comes late reads the log; whoever is there listens for this. */
export const eventName = 'hemvist:event'
/** A tab may stay open for days. */
const maxLogLength = 200

/** Writes down what happened, for this page alone: nothing is sent anywhere, and nothing is kept. */
export function recordEvent(
  type: string,
  data: ShopEvent['data'] = {},
  tab: Tab = window,
): ShopEvent {
  // A copy: what happens to the thing later is another event.
  const event = { type, data: structuredClone(data), timestamp: Date.now() }
  const { events } = (tab.hemvist ??= { events: [] })
  events.push(event)
  if (events.length > maxLogLength) events.shift()
  tab.dispatchEvent(new CustomEvent(eventName, { detail: event }))
  return event
}

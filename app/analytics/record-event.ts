import type { ShopEvent, ShopEventData, ShopEventType } from './shop-events.ts'

declare global {
  interface Window {
    hemvist?: { events: ShopEvent[] }
  }
}

/** Type of the DOM event dispatched on the window with each event; earlier events are in the log. */
export const eventName = 'hemvist:event'
/** Most events in the log; a tab may stay open for days. */
const maxEvents = 200

/** Records an event in the tab's log, `window.hemvist.events` for scripts of the page; nothing is sent or remains. */
export function recordEvent<Type extends ShopEventType>(
  type: Type,
  data: ShopEventData[Type],
): void {
  // A copy, so that later changes of the object do not change the event.
  const event = { type, data: structuredClone(data), timestamp: Date.now() } as never as ShopEvent
  const { events } = (window.hemvist ??= { events: [] })
  events.push(event)
  if (events.length > maxEvents) events.shift()
  window.dispatchEvent(new CustomEvent(eventName, { detail: event }))
}

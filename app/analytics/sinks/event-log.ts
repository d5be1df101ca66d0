import type { EventSink, ShopEvent } from './event-sink.ts'

/** A browser tab, whose log every script of the page may read as `window.hemvist.events`. */
type Tab = EventTarget & { hemvist?: { events: ShopEvent[] } }

declare global {
  interface Window {
    hemvist?: { events: ShopEvent[] }
  }
}

/** Dispatched on the window with each new event; earlier ones are read from the log. */
export const eventName = 'hemvist:event'
/** A tab may stay open for days. */
const longestLog = 200

/** Keeps the events of one page in the page: nothing is sent anywhere, and nothing outlives it. */
export function eventLogOf(tabOf: () => Tab): EventSink {
  return {
    deliver(event) {
      const tab = tabOf()
      const { events } = (tab.hemvist ??= { events: [] })
      events.push(event)
      if (events.length > longestLog) events.shift()
      tab.dispatchEvent(new CustomEvent(eventName, { detail: event }))
    },
  }
}

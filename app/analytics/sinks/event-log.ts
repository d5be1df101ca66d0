import type { ShopEvent } from '../shop-events.ts'
import type { EventSink } from './event-sink.ts'

/** A browser tab, whose log every script of the page may read as `window.hemvist.events`. */
type Tab = EventTarget & { hemvist?: { events: ShopEvent[] } }

declare global {
  interface Window {
    hemvist?: { events: ShopEvent[] }
  }
}

/** Type of the DOM event dispatched on the window with each event; earlier events are in the log. */
export const eventName = 'hemvist:event'
/** Most events in the log; a tab may stay open for days. */
const maxEvents = 200

/** Stores the events in the page: nothing is sent, and nothing remains after the page. */
export function eventLogOf(tabOf: () => Tab): EventSink {
  return {
    deliver(event) {
      const tab = tabOf()
      const { events } = (tab.hemvist ??= { events: [] })
      events.push(event)
      if (events.length > maxEvents) events.shift()
      tab.dispatchEvent(new CustomEvent(eventName, { detail: event }))
    },
  }
}

import type { EventSink, ShopEvent } from './sinks/event-sink.ts'
import { eventSinks } from './sinks/event-sinks.ts'

/** Delivers an event to every sink. Called in the browser only. */
export function recordEvent(
  type: string,
  data: ShopEvent['data'] = {},
  sinks: readonly EventSink[] = eventSinks,
): void {
  // A copy, so that later changes of the object do not change the event.
  const event = { type, data: structuredClone(data), timestamp: Date.now() }
  for (const sink of sinks) sink.deliver(event)
}

import type { ShopEventData, ShopEventType } from './shop-events.ts'
import type { EventSink } from './sinks/event-sink.ts'
import { eventLogOf } from './sinks/event-log.ts'

const log = eventLogOf(() => window)

/** Records an event in the tab's log, which passes it on. Called in the browser only. */
export function recordEvent<Type extends ShopEventType>(
  type: Type,
  data: ShopEventData[Type],
  sink: EventSink = log,
): void {
  // A copy, so that later changes of the object do not change the event.
  sink.deliver({ type, data: structuredClone(data), timestamp: Date.now() } as never)
}

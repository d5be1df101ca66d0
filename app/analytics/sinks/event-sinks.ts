import { eventLogOf } from './event-log.ts'
import type { EventSink } from './event-sink.ts'

/** All sinks of the shop's events. */
export const eventSinks: readonly EventSink[] = [eventLogOf(() => window)]

import { useEffect } from 'react'

import type { FlashEvent } from '#app/visit/flash-events.ts'

import { recordEvent } from './record-event.ts'

/** Records what the answer of a layout says has happened, once each time it is asked anew. */
export function useRecordFlashEvents(events: readonly FlashEvent[]): void {
  useEffect(() => {
    for (const type of events) recordEvent(type)
  }, [events])
}

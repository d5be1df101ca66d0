import { useEffect } from 'react'

import type { FlashEvent } from '#app/visit/flash/flash.server.ts'

import { recordEvent } from './record-event.ts'

/** Records the flash events in a layout's data, once for each load of the data. */
export function useRecordFlashEvents(events: readonly FlashEvent[]): void {
  useEffect(() => {
    for (const type of events) recordEvent(type, {})
  }, [events])
}

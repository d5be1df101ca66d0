import { useEffect, useRef } from 'react'

import { recordEvent } from './record-event.ts'
import type { ShopEventData, ShopEventType } from './shop-events.ts'

/** Records an event when a page shows something else than before, by `key`; null when there is nothing to record. */
export function useRecordEvent<Type extends ShopEventType>(
  type: Type,
  key: string | number | null,
  data: ShopEventData[Type] | undefined,
): void {
  const current = useRef(data)
  current.current = data
  useEffect(() => {
    if (key !== null && current.current) recordEvent(type, current.current)
  }, [type, key])
}

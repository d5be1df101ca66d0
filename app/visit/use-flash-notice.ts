import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * The notice of a page for as long as the shopper stays on it: it outlives data that is loaded anew, and
 * is gone on the next page and on the way back.
 *
 * @param source what the loader gave, new each time it ran
 */
export function useFlashNotice<Name extends string>(source: { notice: Name | null }): Name | null {
  const { key: at } = useLocation()
  const [held, setHeld] = useState({ source, at, notice: source.notice })
  if (held.source === source && held.at === at) return held.notice
  const current = held.at === at ? held.notice : null
  const notice = held.source === source ? current : (source.notice ?? current)
  setHeld({ source, at, notice })
  return notice
}

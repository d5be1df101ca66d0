import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/**
 * The notice of a page while the shopper stays on it: it survives revalidation, and disappears on the next
 * page and on back navigation.
 *
 * @param source loader data, a new object each time the loader runs
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

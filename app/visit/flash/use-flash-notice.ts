import { useLocation } from '@remix-run/react'
import { useState } from 'react'

/** Survives revalidation, and disappears on the next page and on back navigation; `source` is new with each load. */
export function useFlashNotice<Name extends string>(source: { notice: Name | null }): Name | null {
  const { key: at } = useLocation()
  const [shownNotice, setHeld] = useState({ source, at, notice: source.notice })
  if (shownNotice.source === source && shownNotice.at === at) return shownNotice.notice
  const current = shownNotice.at === at ? shownNotice.notice : null
  const notice = shownNotice.source === source ? current : (source.notice ?? current)
  setHeld({ source, at, notice })
  return notice
}

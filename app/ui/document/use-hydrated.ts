import { startTransition, useEffect, useState } from 'react'

let hasHydrated = false

/**
 * False on the server and while the browser takes over its page; true soon after, and on pages that the
 * router opens. What differs is rendered as a transition: React pauses in it for the browser.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasHydrated)
  useEffect(() => {
    hasHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}

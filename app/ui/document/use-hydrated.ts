import { startTransition, useEffect, useState } from 'react'

let hasHydrated = false

/** True soon after the browser has taken over its page, and on pages of the router. As a transition, in which React pauses. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(hasHydrated)
  useEffect(() => {
    hasHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}

import { useFetchers } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore } from 'react'

import styles from './request-status.module.css'

/** Spec section 9. */
const loadingDelayMs = 1000

/** The browser is offline, or a form has waited for a second (spec section 4). Navigation has its own bar. */
export function RequestStatus({ labels }: { labels: { loading: string; offline: string } }) {
  const isOnline = useOnline()
  const isBusy = useFetchers().some(({ state }) => state !== 'idle')
  const isLate = useDelayed(isBusy, loadingDelayMs)
  const label = !isOnline ? labels.offline : isLate ? labels.loading : null
  return (
    <div className={styles.region} role="status">
      {label ? (
        <p className={styles.label}>
          {isOnline ? <span className={styles.spinner} /> : null}
          {label}
        </p>
      ) : null}
    </div>
  )
}

/** Whether the browser has a connection (spec section 4); true on the server. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** True once `isActive` has been true for `delayMs` without a break; false as soon as it ends. */
function useDelayed(isActive: boolean, delayMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isActive, delayMs])
  return isLate
}

import { useFetchers } from '@remix-run/react'

import { useOnline } from '../document/use-online.ts'
import styles from './request-status.module.css'
import { useDelayed } from './use-delayed.ts'

/** Spec section 9. */
const loadingDelayMs = 1000

/**
 * Says that the browser is offline, or that a form in the page has waited for its response for a second
 * (spec section 4). The navigation to another page has its own bar.
 */
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

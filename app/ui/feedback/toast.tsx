import { useEffect, useState, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './toast.module.css'

/** Spec section 9. */
const toastHideMs = 5000

interface ToastProps {
  mode?: 'good' | 'error'
  closeLabel: string
  /** Called when the toast times out or is closed. Give each message a `key` of its own. */
  onClose: () => void
  children: ReactNode
}

/**
 * A message about a change elsewhere on the page. Disappears after five seconds, but not while it is hovered
 * or focused; the page must show the result in another way too.
 */
export function Toast({ mode = 'good', closeLabel, onClose, children }: ToastProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, toastHideMs)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div className={styles.region} role="status">
      <div
        className={classNames(styles.toast, mode === 'error' && styles.error)}
        onPointerEnter={hold}
        onPointerLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <div>{children}</div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <Icon name="close" size={20} />
        </button>
      </div>
    </div>
  )
}

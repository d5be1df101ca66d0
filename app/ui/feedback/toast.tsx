import { useEffect, useRef, useState } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../display/icon.tsx'
import styles from './toast.module.css'

/** Spec section 9. */
const toastHideMs = 5000

export interface ToastMessage {
  text: string
  mode?: 'good' | 'error'
  placement?: 'top-right' | 'bottom-center'
}

interface ToastProps extends Omit<ToastMessage, 'placement'> {
  closeLabel: string
  onClose: () => void
}

/** Disappears after five seconds, not while hovered or focused; the page must show the result in another way too. */
export function Toast({ text, mode = 'good', closeLabel, onClose }: ToastProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isHovered || isFocused
  const focusedBefore = useRef<HTMLElement | null>(null)
  // Otherwise someone who closes it by the keyboard would begin at the top of the page again.
  const close = () => {
    focusedBefore.current?.focus({ preventScroll: true })
    onClose()
  }
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onClose, toastHideMs)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  return (
    <div
      className={classNames(styles.toast, mode === 'error' && styles.error)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <div>{text}</div>
      <button type="button" className={styles.close} onClick={close} aria-label={closeLabel}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}

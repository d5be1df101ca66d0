import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** `drawer` comes in from the side and fills the height. */
  shape?: 'box' | 'drawer'
  children: ReactNode
}

/**
 * A page on top of the page, for scripts only: what it offers must also have an address of its own.
 * Focus trap, Escape and the inert page behind are the platform's.
 */
export function Dialog({
  title,
  closeLabel,
  isOpen,
  onClose,
  shape = 'box',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, shape === 'drawer' && styles.drawer)}
      aria-label={title}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  )
}

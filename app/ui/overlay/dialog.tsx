import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { Icon } from '../display/icon.tsx'

interface DialogProps {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** `drawer` comes in from the side and fills the height, `screen` fills the window. */
  shape?: 'box' | 'drawer' | 'screen'
  children: ReactNode
}

/**
 * A page on top of the page, for scripts only: what it offers must also have an address of its own.
 * Focus trap, Escape, the inert page behind and the way back of the focus are the platform's.
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
  useEffect(() => {
    // The veil belongs to the dialog; everything inside lies on the sheet. Keys have Escape. A press
    // that began on the sheet, to mark what was typed, may end on the veil and closes nothing.
    let beganOnVeil = false
    const onPointerDown = ({ target }: PointerEvent) => {
      beganOnVeil = target === dialog.current
    }
    const onClick = ({ target }: MouseEvent) => {
      if (beganOnVeil && target === dialog.current) onClose()
    }
    const element = dialog.current
    element?.addEventListener('pointerdown', onPointerDown)
    element?.addEventListener('click', onClick)
    return () => {
      element?.removeEventListener('pointerdown', onPointerDown)
      element?.removeEventListener('click', onClick)
    }
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, shape !== 'box' && styles[shape])}
      aria-label={title}
      onClose={onClose}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

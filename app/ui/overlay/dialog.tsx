import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { CloseButton } from './close-button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  closeLabel: string
  isOpen: boolean
  onClose: () => void
  /** `drawer` opens from the side at full height, `screen` fills the window. */
  shape: 'drawer' | 'screen'
  children: ReactNode
}

/** Needs scripts, so its content must also have a page. The browser handles focus trap, Escape and the inert page. */
export function Dialog({ title, closeLabel, isOpen, onClose, shape, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  useEffect(() => {
    // The backdrop is the dialog element itself; all content is in `.sheet`. A press that begins in the
    // content, to select text, and ends on the backdrop must not close the dialog.
    let beganOnBackdrop = false
    const onPointerDown = ({ target }: PointerEvent) => {
      beganOnBackdrop = target === dialog.current
    }
    const onClick = ({ target }: MouseEvent) => {
      if (beganOnBackdrop && target === dialog.current) onClose()
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
      className={classNames(styles.dialog, styles[shape])}
      aria-label={title}
      // The event follows the closing, and a dialog may be open again by then.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <CloseButton onClick={onClose} aria-label={closeLabel} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

import { classNames } from '../class-names.ts'
import styles from './popover-backdrop.module.css'

interface PopoverBackdropProps {
  /** Id of the popover that it lies in. */
  popover: string
  /** Says where the popover ends: the veil covers the rest of the window. */
  className?: string
}

/**
 * The window beside a popover, as a button of the popover: a press on it closes the popover and does
 * nothing else. By itself a popover closes before the click arrives, and what lies below is clicked.
 */
export function PopoverBackdrop({ popover, className }: PopoverBackdropProps) {
  return (
    <button
      type="button"
      className={classNames(styles.veil, className)}
      tabIndex={-1}
      aria-hidden="true"
      {...{ popovertarget: popover, popovertargetaction: 'hide' }}
    />
  )
}

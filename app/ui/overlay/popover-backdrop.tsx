import { classNames } from '../class-names.ts'
import ui from '../theme/primitives.module.css'
import styles from './popover-backdrop.module.css'

interface PopoverBackdropProps {
  /** Id of the popover that contains it. */
  popover: string
  /** Sets the edge of the popover: the backdrop covers the rest of the window. */
  className?: string
}

/**
 * A button that covers the window beside a popover: a press on it closes the popover and does nothing else.
 * Without it the popover closes on pointer down, and the click activates what is below.
 */
export function PopoverBackdrop({ popover, className }: PopoverBackdropProps) {
  return (
    // On wider screens the popover of narrow screens is part of the page.
    <button
      type="button"
      className={classNames(ui.onlyNarrow, styles.backdrop, className)}
      tabIndex={-1}
      aria-hidden="true"
      {...{ popovertarget: popover, popovertargetaction: 'hide' }}
    />
  )
}

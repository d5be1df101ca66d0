import { classNames } from '../class-names.ts'
import ui from '../theme/primitives.module.css'
import styles from './popover-backdrop.module.css'

interface PopoverBackdropProps {
  /** Id of the popover that contains it. */
  popover: string
  /** Sets the edge of the popover: the backdrop covers the rest of the window. */
  className?: string
}

/** A press beside a popover closes it and does nothing else; without this the click activates what is below. */
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

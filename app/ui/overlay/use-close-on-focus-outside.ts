import { useEffect, type RefObject } from 'react'

/** When Tab moves the focus out of it, where the open popover covers what has it (WCAG 2.4.11). */
export function useCloseOnFocusOutside(popover: RefObject<HTMLElement>) {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const element = popover.current
      if (!element?.matches(':popover-open') || element.contains(target as Node)) return
      element.hidePopover()
    }
    // Browsers without popovers do not know the pseudo-class.
    if (!('popover' in HTMLElement.prototype)) return
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [popover])
}

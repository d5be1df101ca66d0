import { useEffect, type RefObject } from 'react'

/**
 * Closes a popover when the focus moves out of it, with the Tab key. A popover does not keep the focus as a
 * dialog does, so that it would move to elements that the open popover covers (WCAG 2.4.11).
 */
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

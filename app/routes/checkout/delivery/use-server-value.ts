import { useEffect, useRef } from 'react'

/**
 * Updates a control with the server's value after a choice in another tab. A focused control is not
 * changed: the shopper's own choice is about to be sent.
 *
 * @param id of the control
 */
export function useServerValue(id: string, value: string | undefined): void {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    const control = document.getElementById(id)
    const isAtHand = document.hasFocus() && document.activeElement === control
    if (control instanceof HTMLSelectElement && value && !isAtHand) control.value = value
  }, [id, value])
}

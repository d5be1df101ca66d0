import { useEffect, useRef } from 'react'

/**
 * Keeps a control with what the shop tells, after another tab has chosen. One that the shopper is at
 * just now is left alone: what is chosen there is on its way.
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

import { useEffect, useRef } from 'react'

/**
 * Keeps a control with what the shop tells, after another tab has chosen. One that the shopper is at
 * just now is left alone: what is chosen there is on its way.
 *
 * @param id of the control
 */
export function useToldValue(id: string, told: string | undefined): void {
  const before = useRef(told)
  useEffect(() => {
    if (before.current === told) return
    before.current = told
    const control = document.getElementById(id)
    const isAtHand = document.hasFocus() && document.activeElement === control
    if (control instanceof HTMLSelectElement && told && !isAtHand) control.value = told
  }, [id, told])
}

import { useEffect, useRef } from 'react'

import { fillControl } from '#app/ui/form/fill-control.ts'

/**
 * Fills in the city that belongs to the postal code, and another one when the code changes. What the shopper typed
 * is never replaced, nor a city that was removed.
 *
 * @param id of the field
 * @param city '' where it is unknown
 */
export function useSuggestedCity(id: string, city: string): void {
  const filled = useRef('')
  const before = useRef('')
  useEffect(() => {
    if (before.current === city) return
    before.current = city
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement) || field === document.activeElement) return
    if (field.value === city) filled.current = city
    if (field.value !== filled.current) return
    filled.current = city
    fillControl(field, city)
  }, [id, city])
}

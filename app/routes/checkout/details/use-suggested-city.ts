import { useEffect, useRef } from 'react'

import { fillControl } from '#app/ui/form/fill-control.ts'

/** Fills in the postal code's city, '' if unknown, in the field of this id. What was typed stays, and a removed one stays removed. */
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

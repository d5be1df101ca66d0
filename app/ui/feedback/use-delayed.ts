import { useEffect, useState } from 'react'

/** True once `isActive` has been true for `delayMs` without a break; false as soon as it ends. */
export function useDelayed(isActive: boolean, delayMs: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isActive, delayMs])
  return isLate
}

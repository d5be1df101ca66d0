import { useEffect, useState, type RefObject } from 'react'

/** Whether the element has been within a screen of the visible part of the page. */
export function useIsNear(place: RefObject<HTMLElement>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

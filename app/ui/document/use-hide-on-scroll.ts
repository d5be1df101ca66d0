import { useEffect, type RefObject } from 'react'

/** A smaller movement is not a change of direction. */
const deadZonePx = 8

/** Sets `data-retreated` while scrolled down past `thresholdPx`, until scrolled up; not with the focus or an open menu. */
export function useHideOnScroll(element: RefObject<HTMLElement>, thresholdPx: number) {
  useEffect(() => {
    let turnedAt = window.scrollY
    const onScroll = () => {
      const target = element.current
      if (!target) return
      const moved = window.scrollY - turnedAt
      if (Math.abs(moved) < deadZonePx && window.scrollY > thresholdPx) return
      turnedAt = window.scrollY
      const isInUse = target.matches(':focus-within') || target.querySelector('details[open]')
      const retreats = moved > 0 && window.scrollY > thresholdPx && !isInUse
      target.toggleAttribute('data-retreated', retreats)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [element, thresholdPx])
}

import { useEffect, type RefObject } from 'react'

/** Small wavering of a thumb is not a change of direction. */
const deadZonePx = 8

/**
 * Marks an element `data-retreated` while the page is scrolled down past `thresholdPx`, and frees
 * it as soon as the page is scrolled up. Never while it holds the focus or something open.
 */
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

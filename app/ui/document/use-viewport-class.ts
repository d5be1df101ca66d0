import { useEffect } from 'react'

import {
  serverViewportWidth,
  viewportClass,
  type Breakpoints,
  type ViewportClass,
} from './viewport-class.ts'

/**
 * Keeps the class of the window in `data-viewport` of the document, for an operator's styles and scripts.
 * The shop's own layout depends on media queries alone, so that the server's assumption moves nothing.
 *
 * @param breakpoints null on a page without loader data
 * @returns the class that the server assumes, for the first render
 */
export function useViewportClass(breakpoints: Breakpoints | null): ViewportClass | undefined {
  useEffect(() => {
    if (!breakpoints) return
    const update = () => {
      document.documentElement.dataset.viewport = viewportClass(window.innerWidth, breakpoints)
    }
    update()
    window.addEventListener('resize', update, { passive: true })
    return () => window.removeEventListener('resize', update)
  }, [breakpoints])
  return breakpoints ? viewportClass(serverViewportWidth, breakpoints) : undefined
}

import { useEffect } from 'react'

import {
  serverViewportWidth,
  viewportClass,
  type Breakpoints,
  type ViewportClass,
} from './viewport-class.ts'

/** `data-viewport`, for an operator's styles and scripts. The shop's own layout uses media queries: a wrong guess moves nothing. */
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

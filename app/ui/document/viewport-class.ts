/** Smallest widths of the classes above `phone`, in CSS pixels. */
export interface Breakpoints {
  tablet: number
  laptop: number
  desktop: number
  desktopBig: number
}

export type ViewportClass = 'phone' | keyof Breakpoints

/** Spec section 9: the width that a server assumes. */
export const serverViewportWidth = 1360

const descending = ['desktopBig', 'desktop', 'laptop', 'tablet'] as const

/** Class of a window by its width (spec section 4). */
export function viewportClass(width: number, breakpoints: Breakpoints): ViewportClass {
  return descending.find((name) => width >= breakpoints[name]) ?? 'phone'
}

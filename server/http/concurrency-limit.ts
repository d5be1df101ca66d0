/** Under overload, browsing is rejected before buying. */
export type Priority = 'browsing' | 'buying'

export interface ConcurrencyLimit {
  /** @returns the function that frees the place again, or null when the limit is reached */
  enter(priority: Priority): (() => void) | null
}

/**
 * Counts pages that are being rendered. An admitted request is finished; one above the limit is
 * rejected at once instead of waiting behind all others.
 *
 * @param limits maximum of concurrent pages for a request of that priority
 */
export function concurrencyLimit(limits: Record<Priority, number>): ConcurrencyLimit {
  let active = 0
  return {
    enter(priority) {
      if (active >= limits[priority]) return null
      active++
      let isInside = true
      return () => {
        if (isInside) active--
        isInside = false
      }
    },
  }
}

const buyingScreens = /^(cart|checkout|login|logout|account)/

/** POST requests, and every screen between cart and order, count as buying. */
export function priorityOf(method: string, screen: string | null): Priority {
  return method === 'POST' || buyingScreens.test(screen ?? '') ? 'buying' : 'browsing'
}

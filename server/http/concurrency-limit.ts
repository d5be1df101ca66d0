/** Under overload, browsing is refused before buying. */
export type Priority = 'browsing' | 'buying'

export interface ConcurrencyLimit {
  /** @returns the function that leaves again, or null when there are too many already */
  enter(priority: Priority): (() => void) | null
}

/**
 * Counts pages that are being made. An admitted request is finished; one above the limit is refused at once
 * instead of waiting behind all others.
 *
 * @param most how many may be under way when one more of that priority asks
 */
export function concurrencyLimit(most: Record<Priority, number>): ConcurrencyLimit {
  let underWay = 0
  return {
    enter(priority) {
      if (underWay >= most[priority]) return null
      underWay++
      let isInside = true
      return () => {
        if (isInside) underWay--
        isInside = false
      }
    },
  }
}

const buyingScreens = /^(cart|checkout|login|logout|account)/

/** A change, and every screen on the way from cart to order, is buying. */
export function priorityOf(method: string, screen: string | null): Priority {
  return method === 'POST' || buyingScreens.test(screen ?? '') ? 'buying' : 'browsing'
}

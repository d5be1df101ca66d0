/** Who is turned away first when the shop has more to do than it can: those who only look. */
export type Priority = 'browsing' | 'buying'

export interface ConcurrencyLimit {
  /** Gives back how to leave, or null when there are too many already. */
  enter(priority: Priority): (() => void) | null
}

/**
 * Counts pages that are being made. What is let in is finished; what would come on top of it is better
 * told at once to come back than kept waiting behind everybody else.
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

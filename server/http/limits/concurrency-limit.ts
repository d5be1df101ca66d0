import type { Priority } from '#app/kit/limits/fair-queue.ts'

/** A page that occupies a place until its last byte is sent. */
export interface SlotHolder {
  /** How long it has been sent, in milliseconds; null while it is rendered. */
  sentForMs(): number | null
  abort(): void
}

/** Most pages fit into a connection's buffers: only who reads slowly, or not at all, occupies a place for longer. */
const usualSendMs = 2_000

/** Above the limit a page is rejected; at it the oldest slow reader makes room: else a few hundred would close the shop. */
export function concurrencyLimit() {
  const holders = new Set<SlotHolder>()
  return {
    /** Returns how to free the place, or null when there are `maximum`. A file, without a holder, is not aborted for another. */
    enter(maximum: number, holder: SlotHolder = newFile()): (() => void) | null {
      if (holders.size >= maximum) {
        const slow = [...holders].find((each) => (each.sentForMs() ?? 0) > usualSendMs)
        if (!slow) return null
        holders.delete(slow)
        slow.abort()
      }
      holders.add(holder)
      return () => holders.delete(holder)
    },
    size: () => holders.size,
  }
}

const newFile = (): SlotHolder => ({ sentForMs: () => null, abort: () => {} })

/** Buying has places beyond those of browsing, which is refused first. */
export function pageLimits(browsing: number): Record<Priority, number> {
  return { browsing, buying: Math.ceil(browsing * 1.5) }
}

const buyingScreens = /^(cart|checkout|login|logout|account)/

/** POST requests, and every screen between cart and order, count as buying. */
export function priorityOf(method: string, screen: string | null): Priority {
  return method === 'POST' || buyingScreens.test(screen ?? '') ? 'buying' : 'browsing'
}

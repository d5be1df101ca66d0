import type { Priority } from '#app/kit/limits/fair-queue.ts'

/** A page that occupies a place until its last byte is sent. */
export interface SlotHolder {
  /** How long it has been sent, in milliseconds; null while it is rendered. */
  sentForMs(): number | null
  /** Closes its connection. */
  abort(): void
}

/**
 * A page is sent as soon as it is rendered, and most fit into the buffers of the connection: only a visitor who
 * reads slowly, or not at all, occupies a place for longer.
 */
const usualSendMs = 2_000

/**
 * Counts pages that are being rendered or sent. An admitted request is finished; one above the limit is
 * rejected at once instead of waiting behind all others. At the limit the oldest of the pages that are read
 * slowly gives its place to the new one: otherwise a few hundred unread pages would close the shop.
 */
export function concurrencyLimit() {
  const holders = new Set<SlotHolder>()
  return {
    /**
     * @param holder none for a file: it is sent as the merchant's responses arrive, and not aborted for another one
     * @returns the function that frees the place again, or null when there are `maximum`
     */
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
    /** Pages that are being rendered or sent. */
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

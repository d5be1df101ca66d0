import { countedPurchasesName } from '#app/session/preference-storage.ts'

import type { ShopEvent } from './shop-events.ts'

const maxPurchases = 20

/** Whether this browser has counted a purchase already, as before a reload; else it counts it. Called only with consent. */
export async function isCountedPurchase(event: ShopEvent): Promise<boolean> {
  if (event.type !== 'checkout:purchase') return false
  const { orderId } = event.data.order
  // Two tabs cannot count at once. Without locks, as on a page without TLS, they hardly ever do.
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>
  return locks
    ? locks.request(countedPurchasesName, () => Promise.resolve(count(orderId)))
    : Promise.resolve(count(orderId))
}

function count(orderId: string): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(countedPurchasesName) ?? '[]')
    const counted = Array.isArray(stored) ? (stored as unknown[]) : []
    if (counted.includes(orderId)) return true
    localStorage.setItem(
      countedPurchasesName,
      JSON.stringify([...counted, orderId].slice(-maxPurchases)),
    )
  } catch {
    // A browser that stores nothing counts a purchase with each visit of its page.
  }
  return false
}

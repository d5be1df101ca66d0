import { minute } from '#app/kit/time.ts'
import { browserId, identifyBrowser, rememberOrder } from '#app/session/browser.server.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * New ids of browsers for one network. Further browsers have none and are counted with their network
 * (`unpaid-orders.server.ts`), so that a script gains nothing by appearing as a new browser with each order.
 */
const newBrowsers = { limit: 60, seconds: 15 * minute }

/**
 * Remembers an open checkout in its browser, which sees the confirmation of the order in full, however it is placed and
 * whether its response arrives or not; and gives the browser an id, by which its orders are counted.
 */
export async function rememberBrowser(visit: Visit): Promise<void> {
  const { cartId } = visit
  if (cartId) rememberOrder(visit, { cartId })
  if (browserId(visit) !== null) return
  const { retryAfterSeconds } = await countNetwork(visit, 'browser', newBrowsers)
  if (retryAfterSeconds === null) identifyBrowser(visit)
}

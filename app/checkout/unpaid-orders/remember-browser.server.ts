import { minute } from '#app/kit/time.ts'
import { browserId, identifyBrowser, rememberOrder } from '#app/session/browser.server.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Browsers of one network. Further ones count with it (`unpaid-orders.server.ts`): a script gains nothing by new browsers. */
const newBrowsers = { limit: 60, seconds: 15 * minute }

/** Its browser sees the confirmation in full, even when the response is lost, and gets an id, by which its orders are counted. */
export async function rememberBrowser(visit: Visit): Promise<void> {
  const { cartId } = visit
  if (cartId) rememberOrder(visit, { cartId })
  if (browserId(visit) !== null) return
  const { retryAfterSeconds } = await countNetwork(visit, 'browser', newBrowsers)
  if (retryAfterSeconds === null) identifyBrowser(visit)
}

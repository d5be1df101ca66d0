import { fileURLToPath } from 'node:url'

import { freePort } from './free-port.ts'
import { startShop } from './start-shop.ts'

/**
 * One shop for all journeys: the demo catalogue and, on top of it, a feed as a shop owner has it. With
 * `SHOP_ORIGIN` set, a shop that runs already (with the same feed, and with the secret and the port of
 * its merchant in `SESSION_SECRET` and `MERCHANT_PORT`) is used and left running.
 */
export default async function openJourneyShop() {
  if (process.env.SHOP_ORIGIN) return
  const feed = fileURLToPath(new URL('./furniture-feed.tsv', import.meta.url))
  const env = {
    SESSION_SECRET: crypto.randomUUID(),
    MERCHANT_PORT: String(await freePort()),
  }
  const shop = await startShop({ products: 600, feed, env })
  Object.assign(process.env, env, { SHOP_ORIGIN: shop.origin })
  return () => shop[Symbol.asyncDispose]()
}

import { fileURLToPath } from 'node:url'

import { startShop } from './start-shop.ts'

/**
 * One shop for all journeys: the demo catalogue and, on top of it, a feed as a shop owner has it. With
 * `SHOP_ORIGIN` set, a shop that runs already (with the same feed) is used and left running.
 */
export default async function openJourneyShop() {
  if (process.env.SHOP_ORIGIN) return
  const feed = fileURLToPath(new URL('./furniture-feed.tsv', import.meta.url))
  const shop = await startShop({ products: 600, feed })
  process.env.SHOP_ORIGIN = shop.origin
  return () => shop[Symbol.asyncDispose]()
}

import { hour } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Carts that one network may create; app/checkout/README.md has the reason. */
const newCarts = { limit: 600, seconds: 1 * hour }

/** Counts a new cart; returns the seconds until the network may create one, or null if it may now. */
export async function secondsUntilNewCart(
  visit: Pick<Visit, 'counters' | 'clientAddress'>,
): Promise<number | null> {
  return (await countNetwork(visit, 'new carts', newCarts)).retryAfterSeconds
}

import { networkOf } from '#app/kit/network.ts'
import { hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Carts that one network may create in an hour; app/checkout/README.md has the reason. */
const maxCarts = 600
const seconds = 1 * hour

/** Counts a new cart; returns the seconds until the network may create one, or null if it may now. */
export async function newCartWait({
  counters,
  clientAddress,
}: Pick<Visit, 'counters' | 'clientAddress'>): Promise<number | null> {
  const { count, msLeft } = await counters.add(`new carts ${networkOf(clientAddress)}`, seconds)
  return count <= maxCarts ? null : Math.max(1, Math.ceil(msLeft / 1000))
}

import { networkOf } from '#app/kit/network.ts'
import { hour } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Carts that one network may begin; why so many stands in app/checkout/README.md. */
const most = 600
const seconds = 1 * hour

/** Seconds until this network may begin another cart; null when it may now. */
export async function newCartWait({
  counters,
  clientAddress,
}: Pick<Visit, 'counters' | 'clientAddress'>): Promise<number | null> {
  const { count, msLeft } = await counters.add(`new carts ${networkOf(clientAddress)}`, seconds)
  return count <= most ? null : Math.max(1, Math.ceil(msLeft / 1000))
}

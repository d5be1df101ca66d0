import { networkOf } from '#app/kit/network.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import type { Visit } from '#app/visit/visit.ts'

/**
 * How many orders one network may have that nobody has paid for: each holds goods. As long as the
 * embedded merchant holds them for a payment; a bill comes with the goods, so those count for longer.
 * Why these numbers stands in README.md.
 */
const limits = {
  payment: { most: 8, seconds: 15 * minute },
  bill: { most: 20, seconds: 1 * hour },
} as const

type Network = Pick<Visit, 'tally' | 'clientAddress'>
type Paid = keyof typeof limits

/** Nothing is ordered: the network has too many orders unpaid. */
export interface TooManyUnpaid {
  retryAfterSeconds: number
}

/** Counts an order that is about to be made. A cart's next order takes the place of the one before. */
export async function admitUnpaid(
  { tally, clientAddress }: Network,
  cartId: string,
  paid: Paid,
): Promise<Result<null, TooManyUnpaid>> {
  const { most, seconds } = limits[paid]
  const { all, own } = keysOf(clientAddress, cartId, paid)
  if ((await tally.add(own, seconds)).count > 1) return done(null)
  const { count, msLeft } = await tally.add(all, seconds)
  if (count <= most) return done(null)
  await Promise.all([tally.forget(own), tally.takeBack(all)])
  return refused({ retryAfterSeconds: Math.max(1, Math.ceil(msLeft / 1000)) })
}

/** The order was not made, or its payer has paid: by the merchant's word, never by an address alone. */
export async function releaseUnpaid(
  { tally, clientAddress }: Network,
  cartId: string,
  paid: Paid,
): Promise<void> {
  const { all, own } = keysOf(clientAddress, cartId, paid)
  if (!(await tally.read(own))) return
  await Promise.all([tally.forget(own), tally.takeBack(all)])
}

function keysOf(clientAddress: string, cartId: string, paid: Paid) {
  const all = `unpaid ${paid} ${networkOf(clientAddress)}`
  return { all, own: `${all} ${cartId}` }
}

import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { networkBounds } from '#app/kit/limits/network.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { stockUsage, type OrderedLine } from './stock-usage.ts'
import {
  buyerKinds,
  freeSlot,
  takeSlot,
  type Buyer,
  type TooMuchUnpaid,
  type UnpaidOrder,
  type UnpaidOrderSlot,
} from './unpaid-count.server.ts'

/** What one buyer may have unpaid: orders, and a share of the stock (`stock-usage.ts`) in hundredths. README.md has the reasons. */
const limits = {
  payment: { maxOrders: 8, maxShare: 400, seconds: 15 * minute },
  invoice: { maxOrders: 20, maxShare: 1_200, seconds: 1 * hour },
} as const

/** Buyers of one network whose browser has no id are counted together: as many as three of them. */
const networkFactor = 3

/** Unpaid orders of a network before the next are delayed, never refused: an office or mobile network has many buyers. */
const networkLimit = { limit: 60, seconds: 15 * minute }
const networkDelayMs = 4_000

type Visitor = Pick<Visit, 'counters' | 'clientAddress'>

interface BuyerMarks {
  /** As typed. */
  email: string
  /** Id that the shop has given the browser; null for a client without one. */
  browserId: string | null
}

/** Counts an order before it is placed, by browser and e-mail address; the tightest refuses, and says until when. */
export async function admitUnpaid(
  visitor: Visitor,
  marks: BuyerMarks,
  lines: readonly OrderedLine[],
  { paid, cartId, replaced }: Omit<UnpaidOrder, 'share'>,
): Promise<Result<UnpaidOrderSlot, TooMuchUnpaid>> {
  const share = Math.max(1, Math.ceil(stockUsage(lines) * 100))
  const order = { paid, share, cartId, replaced }
  const taken = await Promise.all(
    buyersOf(visitor, marks).map(({ factor, ...buyer }) =>
      takeSlot(buyer, order, limitsOf(factor, paid)),
    ),
  )
  const slots = taken.flatMap((each) => (each.ok ? each.value : []))
  const release = async () => void (await Promise.all(slots.map((slot) => slot.release())))
  const [longest] = taken
    .flatMap((each) => (each.ok ? [] : each.reason))
    .sort((one, other) => other.retryAfterSeconds - one.retryAfterSeconds)
  if (longest) {
    await release()
    return refused(longest)
  }
  const { retryAfterSeconds } = await countNetwork(visitor, 'unpaid', networkLimit)
  if (retryAfterSeconds !== null) await setTimeout(networkDelayMs)
  return done({
    release,
    assignTo: async (orderId) =>
      void (await Promise.all(slots.map((slot) => slot.assignTo(orderId)))),
  })
}

/** Frees the slot of an order that is paid or has ended, once. By order: the cart's next one has its own slot. */
export async function releaseUnpaid(
  { counters }: Pick<Visit, 'counters'>,
  order: { orderId: string; cartId: string },
): Promise<void> {
  const { seconds } = limits.payment
  await Promise.all(buyerKinds.map((kind) => freeSlot({ counters, kind }, order, seconds)))
}

/** An address counts within its known network alone: else anybody could close another's checkout. Without an id, the site counts. */
function buyersOf({ counters, clientAddress }: Visitor, { email, browserId }: BuyerMarks) {
  const [network, site] = networkBounds(clientAddress, networkFactor)
  const address = email.trim().toLowerCase()
  const buyer = (kind: Buyer['kind'], of: string, factor = 1): Buyer & { factor: number } => ({
    counters,
    kind,
    hash: hashOf(of),
    factor,
  })
  return [
    ...(browserId ? [buyer('browser', browserId)] : []),
    ...(!browserId && network ? [buyer('network', network.key, network.limit)] : []),
    ...(!browserId && site ? [buyer('site', site.key, site.limit)] : []),
    // Without both, the address is all that is known.
    ...(network || !browserId ? [buyer('address', `${network?.key ?? ''} ${address}`)] : []),
  ]
}

function limitsOf(factor: number, paid: UnpaidOrder['paid']) {
  const { maxOrders, maxShare, seconds } = limits[paid]
  return { maxOrders: maxOrders * factor, maxShare: maxShare * factor, seconds }
}

/** 48 bits, a whole number that Redis and JavaScript can count. */
function hashOf(buyer: string): number {
  return createHash('sha256').update(buyer).digest().readUIntBE(0, 6)
}

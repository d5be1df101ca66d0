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

/**
 * Limits of unpaid orders of one buyer: number of orders, and share of the stock (`stock-usage.ts`) in hundredths. An
 * order to pay counts for as long as the embedded merchant reserves its goods; an order by invoice counts
 * longer, because its goods are sent before it is paid. README.md has the reasons for the numbers.
 */
const limits = {
  payment: { maxOrders: 8, maxShare: 400, seconds: 15 * minute },
  invoice: { maxOrders: 20, maxShare: 1_200, seconds: 1 * hour },
} as const

/** Buyers of one network whose browser has no id are counted together: as many as three of them. */
const networkFactor = 3

/**
 * Unpaid orders of one network until the next ones are delayed. They are never refused: an office or a mobile network
 * has many buyers, and one of them must not close the checkout for the others.
 */
const networkLimit = { limit: 60, seconds: 15 * minute }
const networkDelayMs = 4_000

type Visitor = Pick<Visit, 'counters' | 'clientAddress'>

interface BuyerMarks {
  /** As typed. */
  email: string
  /** Id that the shop has given the browser; null for a client without one. */
  browserId: string | null
}

/**
 * Counts an order before it is placed, or returns when the next one is allowed. It counts for its browser and for its
 * e-mail address; the tightest of the two refuses.
 */
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

/**
 * Frees the slot of an order that is no longer pending, paid or not, once. By order, not by cart, because
 * the cart's next order has its own slot.
 */
export async function releaseUnpaid(
  { counters }: Pick<Visit, 'counters'>,
  order: { orderId: string; cartId: string },
): Promise<void> {
  const { seconds } = limits.payment
  await Promise.all(buyerKinds.map((kind) => freeSlot({ counters, kind }, order, seconds)))
}

/**
 * The counts of an order. An address counts within its network alone, and not at all where the network is unknown:
 * nobody can close the checkout of somebody else by ordering with their address. A client without an id shares the count
 * of its network and of the site around it, and never that of a browser with one.
 */
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

import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { networkOf } from '#app/kit/network.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { hour, minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { stockUsage, type OrderedLine } from './stock-usage.ts'

/**
 * Limits of unpaid orders of one buyer: number of orders, and share of the stock (`stock-usage.ts`). An
 * order to pay counts for as long as the embedded merchant reserves its goods; an order by bill counts
 * longer, because its goods are sent before it is paid. README.md has the reasons for the numbers.
 */
const limits = {
  payment: { maxOrders: 8, maxStockShare: 4, seconds: 15 * minute },
  bill: { maxOrders: 20, maxStockShare: 12, seconds: 1 * hour },
} as const

/**
 * Unpaid orders of one network until the next ones are delayed. They are never refused: an office or a mobile network
 * has many buyers, and one of them must not close the checkout for the others.
 */
const networkLimit = { limit: 60, seconds: 15 * minute }
const networkDelayMs = 4_000

interface OrderedCart {
  cartId: string
  /** Id of its previous order, as the browser names it; null for none. */
  replaced: string | null
}

/**
 * A buyer is an address within a network: others of the network are not counted together, and nobody can close the
 * checkout of somebody else by ordering with their address elsewhere.
 */
interface Buyer extends Pick<Visit, 'counters'> {
  /** Hash of both, as a number that a counter can store with the order. */
  hash: number
}
type Paid = keyof typeof limits

/** Nothing is ordered: the buyer has too many unpaid orders, or would reserve too much stock. */
export interface TooMuchUnpaid {
  kind: 'orders' | 'goods'
  retryAfterSeconds: number
}

/** A slot in the count of unpaid orders, taken before the order is placed. */
export interface UnpaidOrderSlot {
  /** The order was placed. An order that already counts takes no second slot. */
  assignTo(orderId: string): Promise<void>
  /** No order was placed. */
  release(): Promise<void>
}

/**
 * Counts an order before it is placed, or returns when the next one is allowed.
 *
 * @param email of the buyer, as typed
 * @param cart the cart, whose previous order's goods the new one takes over
 */
export async function admitUnpaid(
  visitor: Pick<Visit, 'counters' | 'clientAddress'>,
  email: string,
  lines: readonly OrderedLine[],
  paid: Paid,
  cart: OrderedCart,
): Promise<Result<UnpaidOrderSlot, TooMuchUnpaid>> {
  const { counters } = visitor
  const buyer = { counters, hash: hashOf(visitor, email) }
  const { maxOrders, maxStockShare, seconds } = limits[paid]
  const { orders, goods, ...keys } = keysOf(buyer, paid)
  // In hundredths: counts are whole numbers.
  const share = Math.max(1, Math.ceil(stockUsage(lines) * 100))
  const counted = await Promise.all([
    counters.add(orders, seconds),
    counters.add(goods, seconds, share),
  ])
  const release = () => undoCount(buyer, paid, share)
  const before = await heldShare(buyer, cart)
  const isBeyond = [
    counted[0].count - Math.sign(before) > maxOrders,
    counted[1].count - before > maxStockShare * 100,
  ]
  const beyond = isBeyond.indexOf(true)
  if (beyond >= 0) {
    await release()
    const retryAfterSeconds = Math.max(1, Math.ceil(counted[beyond]!.msLeft / 1000))
    return refused({ kind: beyond === 0 ? 'orders' : 'goods', retryAfterSeconds })
  }
  const { retryAfterSeconds } = await countNetwork(visitor, 'unpaid', networkLimit)
  if (retryAfterSeconds !== null) await setTimeout(networkDelayMs)
  return done({
    release,
    async assignTo(orderId) {
      // Tabs that submit one cart at the same time have one order.
      if ((await counters.add(keys.assigned(orderId), seconds)).count > 1) return release()
      await counters.forget(keys.cart(cart.cartId))
      await Promise.all([
        counters.add(keys.order(orderId), seconds, share),
        counters.add(keys.buyer(orderId), seconds, buyer.hash),
        counters.add(keys.cart(cart.cartId), seconds, share),
      ])
    },
  })
}

/**
 * Frees the slot of an order that is no longer pending, paid or not, once. By order, not by cart, because
 * the cart's next order has its own slot. The slot knows its buyer: a merchant need not name
 * the address of an order, and a payer may return by another network.
 */
export async function releaseUnpaid(
  { counters }: Pick<Visit, 'counters'>,
  { orderId, cartId }: { orderId: string; cartId: string },
): Promise<void> {
  const stored = await readSlot(counters, orderId)
  if (!stored) return
  const { buyer, share } = stored
  const { released, cart } = keysOf(buyer, 'payment')
  await counters.forget(cart(cartId))
  const { count } = await counters.add(released(orderId), limits.payment.seconds)
  if (count === 1) await undoCount(buyer, 'payment', share)
}

/**
 * The share of a cart's last order by the same buyer, in hundredths of a stock share; 0 for an order that does not
 * count. The order that the browser names may be missing: another tab may have placed it at the same time.
 */
async function heldShare(buyer: Buyer, { cartId, replaced }: OrderedCart): Promise<number> {
  const { counters, hash } = buyer
  const { released, cart } = keysOf(buyer, 'payment')
  const last = await counters.read(cart(cartId))
  if (last) return last.count
  const stored = replaced === null ? null : await readSlot(counters, replaced)
  if (stored?.buyer.hash !== hash) return 0
  return (await counters.read(released(replaced ?? ''))) ? 0 : stored.share
}

/** The buyer and the share of an order to pay, as long as it counts. */
async function readSlot(counters: Visit['counters'], orderId: string) {
  const { order, buyer } = keysOf({ hash: 0 }, 'payment')
  const [share, owner] = await Promise.all([
    counters.read(order(orderId)),
    counters.read(buyer(orderId)),
  ])
  return share && owner && { share: share.count, buyer: { counters, hash: owner.count } }
}

/** Subtracts an order, unless its count has expired in the meantime. */
async function undoCount(buyer: Buyer, paid: Paid, share: number): Promise<void> {
  const { counters } = buyer
  const { orders, goods } = keysOf(buyer, paid)
  const isCounted = async (key: string, points: number) => {
    if (((await counters.read(key))?.count ?? 0) >= points) await counters.undoCount(key, points)
  }
  await Promise.all([isCounted(orders, 1), isCounted(goods, share)])
}

/** 48 bits, a whole number that Redis and JavaScript can count. */
function hashOf({ clientAddress }: Pick<Visit, 'clientAddress'>, email: string): number {
  const buyer = `${networkOf(clientAddress)} ${email.trim().toLowerCase()}`
  return createHash('sha256').update(buyer).digest().readUIntBE(0, 6)
}

function keysOf({ hash }: Pick<Buyer, 'hash'>, paid: Paid) {
  const orders = `unpaid ${paid} ${hash}`
  const ofOrder = (id: string) => `unpaid ${paid} order ${id}`
  return {
    orders,
    goods: `${orders} goods`,
    cart: (id: string) => `${orders} cart ${id}`,
    order: ofOrder,
    assigned: (id: string) => `${ofOrder(id)} assigned`,
    buyer: (id: string) => `${ofOrder(id)} buyer`,
    released: (id: string) => `${ofOrder(id)} released`,
  }
}

import { done, refused, type Result } from '#app/kit/result.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Whose unpaid orders are counted together: a browser's, those of an e-mail address, of a network, or of its site. */
export const buyerKinds = ['browser', 'address', 'network', 'site'] as const

/** One count of unpaid orders. */
export interface Buyer extends Pick<Visit, 'counters'> {
  kind: (typeof buyerKinds)[number]
  /** A number that a counter can store with the order. */
  hash: number
}

/** An order to count: the share of the stock is in hundredths, since counts are whole numbers. */
export interface UnpaidOrder {
  paid: 'payment' | 'invoice'
  share: number
  cartId: string
  /** Id of the cart's previous order, as the browser names it; null for none. */
  replaced: string | null
}

export interface UnpaidLimits {
  maxOrders: number
  /** Limit of the summed shares, in percent. */
  maxShare: number
  seconds: number
}

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

/** Counts an order of a buyer, or returns when the next one is allowed. */
export async function takeSlot(
  buyer: Buyer,
  order: UnpaidOrder,
  { maxOrders, maxShare, seconds }: UnpaidLimits,
): Promise<Result<UnpaidOrderSlot, TooMuchUnpaid>> {
  const { counters } = buyer
  const { paid, share, cartId } = order
  const { orders, goods, ...keys } = keysOf(buyer, paid)
  const counted = await Promise.all([
    counters.add(orders, seconds),
    counters.add(goods, seconds, share),
  ])
  const release = () => undoCount(buyer, paid, share)
  const before = await heldShare(buyer, order)
  const isBeyond = [
    counted[0].count - Math.sign(before) > maxOrders,
    counted[1].count - before > maxShare,
  ]
  const beyond = isBeyond.indexOf(true)
  if (beyond >= 0) {
    await release()
    const retryAfterSeconds = Math.max(1, Math.ceil(counted[beyond]!.msLeft / 1000))
    return refused({ kind: beyond === 0 ? 'orders' : 'goods', retryAfterSeconds })
  }
  return done({
    release,
    async assignTo(orderId) {
      // Tabs that submit one cart at the same time have one order.
      if ((await counters.add(keys.assigned(orderId), seconds)).count > 1) return release()
      await counters.forget(keys.cart(cartId))
      await Promise.all([
        counters.add(keys.order(orderId), seconds, share),
        counters.add(keys.buyer(orderId), seconds, buyer.hash),
        counters.add(keys.cart(cartId), seconds, share),
      ])
    },
  })
}

/** Frees an order's slot, once. It knows its buyer: a merchant need not, and a payer may return by another browser or network. */
export async function freeSlot(
  { counters, kind }: Omit<Buyer, 'hash'>,
  { orderId, cartId }: { orderId: string; cartId: string },
  seconds: number,
): Promise<void> {
  const stored = await readSlot({ counters, kind }, orderId)
  if (!stored) return
  const { buyer, share } = stored
  const { released, cart } = keysOf(buyer, 'payment')
  await counters.forget(cart(cartId))
  const { count } = await counters.add(released(orderId), seconds)
  if (count === 1) await undoCount(buyer, 'payment', share)
}

/** The share of the buyer's last order of a cart, or 0. The browser may not name it: another tab may have just placed it. */
async function heldShare(buyer: Buyer, { cartId, replaced }: UnpaidOrder): Promise<number> {
  const { counters, hash } = buyer
  const { released, cart } = keysOf(buyer, 'payment')
  const last = await counters.read(cart(cartId))
  if (last) return last.count
  const stored = replaced === null ? null : await readSlot(buyer, replaced)
  if (stored?.buyer.hash !== hash) return 0
  return (await counters.read(released(replaced ?? ''))) ? 0 : stored.share
}

/** The buyer and the share of an order to pay, as long as it counts. */
async function readSlot({ counters, kind }: Omit<Buyer, 'hash'>, orderId: string) {
  const { order, buyer } = keysOf({ kind, hash: 0 }, 'payment')
  const [share, owner] = await Promise.all([
    counters.read(order(orderId)),
    counters.read(buyer(orderId)),
  ])
  return share && owner && { share: share.count, buyer: { counters, kind, hash: owner.count } }
}

/** Subtracts an order, unless its count has expired in the meantime. */
async function undoCount(buyer: Buyer, paid: UnpaidOrder['paid'], share: number): Promise<void> {
  const { counters } = buyer
  const { orders, goods } = keysOf(buyer, paid)
  const isCounted = async (key: string, points: number) => {
    if (((await counters.read(key))?.count ?? 0) >= points) await counters.undoCount(key, points)
  }
  await Promise.all([isCounted(orders, 1), isCounted(goods, share)])
}

function keysOf({ kind, hash }: Pick<Buyer, 'kind' | 'hash'>, paid: UnpaidOrder['paid']) {
  const orders = `unpaid ${paid} ${kind} ${hash}`
  const ofOrder = (id: string) => `unpaid ${paid} ${kind} order ${id}`
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

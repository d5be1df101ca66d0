/**
 * The buying side of the merchant, assembled: cart, checkout, orders, payment sandbox and outbox on
 * one database. It is handed the catalogue as functions and knows nothing of how that works.
 */
import { Hono } from 'hono'
import cartSdl from './cart/cart.graphql'
import { cartResolvers } from './cart/cart.resolvers.ts'
import { cartTables } from './cart/cart.store.ts'
import checkoutSdl from './checkout/checkout.graphql'
import { checkoutResolvers } from './checkout/checkout.resolvers.ts'
import { checkoutTables } from './checkout/checkout.store.ts'
import type { Counter } from './checkout/counter.ts'
import type { Shop } from './checkout/shop.ts'
import orderSdl from './order/order.graphql'
import { orderResolvers } from './order/order.resolvers.ts'
import { aftercareTables } from './order/aftercare.store.ts'
import historySdl from './order/order-history.graphql'
import { orderHistoryResolvers } from './order/order-history.resolvers.ts'
import { departedBuyerTables, orderOwnerTables, orderTables } from './order/order.store.ts'
import { answerPaymentCallback } from './order/payment-callback.ts'
import { createOutboxRoom } from './outbox/outbox-room.ts'
import { outboxTables } from './outbox/outbox.store.ts'
import { openPaymentDesk } from './payment/payment-desk.ts'
import { createPaymentRoom } from './payment/payment-room.ts'
import { openSession, paymentTables } from './payment/session.store.ts'

/** Tables of this side, in the order in which they came to be: append, never change. */
export const commerceTables: readonly string[] = [
  cartTables,
  checkoutTables,
  orderTables,
  paymentTables,
  outboxTables,
  orderOwnerTables,
  aftercareTables,
  departedBuyerTables,
]

export interface CommerceOptions
  extends
    Pick<Counter, 'viewOf' | 'articlesOf'>,
    Pick<Shop, 'db' | 'goods' | 'stock' | 'now' | 'publicOrigin' | 'domains'> {
  /** Signs callbacks of the payment sandbox. */
  paymentSecret: string
  /** Hears of faults in work that no request waits for. */
  onFault: (fault: unknown) => void
}

/** Under each of the shop's origins. */
const paymentPath = '/merchant/payment'

/** How often payments that nobody finished are looked for. */
const sweepMs = 15_000

export function openCommerce(options: CommerceOptions) {
  const { db, goods, stock, now, publicOrigin, domains, paymentSecret, onFault } = options
  const shop: Shop = {
    db,
    goods,
    stock,
    now,
    publicOrigin,
    domains,
    payments: {
      open: (request) => openSession(db, request, now()),
      // Where the payer comes from and goes back to: a cart's cookie is known there alone.
      pageOf: (session) => new URL(`${paymentPath}/${session.id}`, session.successUrl).href,
    },
  }
  const counter: Counter = { ...options, shop }

  const rooms = new Hono()
  const desk = openPaymentDesk({
    db,
    now,
    secret: paymentSecret,
    deliver: async (request) => rooms.fetch(request),
  })
  rooms.post('/callbacks/payment', (c) => answerPaymentCallback(shop, paymentSecret, c.req.raw))
  rooms.route('/payment', createPaymentRoom({ desk, now, publicBase: paymentPath, onFault }))
  rooms.route('/outbox', createOutboxRoom({ db, publicBase: `${publicOrigin}/merchant/outbox` }))

  const timer = setInterval(() => void desk.sweep().catch(onFault), sweepMs)
  timer.unref()

  return {
    modules: [
      { sdl: cartSdl, resolvers: cartResolvers(counter) },
      { sdl: checkoutSdl, resolvers: checkoutResolvers(counter) },
      { sdl: orderSdl, resolvers: orderResolvers(counter) },
      { sdl: historySdl, resolvers: orderHistoryResolvers(counter) },
    ],
    counter,
    /** `/payment`, `/outbox` and `/callbacks/payment`. */
    rooms,
    /** Brings overdue and half-told payments to an end. */
    sweep: () => desk.sweep(),
    close: () => clearInterval(timer),
  }
}

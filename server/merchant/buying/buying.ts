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
import { checkoutTables, findCheckout } from './checkout/checkout.store.ts'
import { quoteCheckout } from './checkout/quote-checkout.ts'
import { balanceFor, type CommerceContext } from './cart/commerce-context.ts'
import type { CommerceDeps } from './cart/commerce-deps.ts'
import { cartOrders } from './order/cart-orders.ts'
import { forgetBuyer } from './order/forget-buyer.ts'
import orderSdl from './order/order.graphql'
import { orderResolvers } from './order/order.resolvers.ts'
import { shipmentsRefundsTables } from './order/shipments-refunds.store.ts'
import historySdl from './order/order-history.graphql'
import { orderHistoryResolvers } from './order/order-history.resolvers.ts'
import { forgottenBuyerTables, orderOwnerTables, orderTables } from './order/order.store.ts'
import { handlePaymentCallback } from './order/payment-callback.ts'
import { createOutboxRouter } from '../mail/outbox-router.ts'
import { outboxTables } from '../mail/outbox.store.ts'
import { createPaymentService } from './payment/payment-service.ts'
import { createPaymentRouter } from './payment/payment-router.ts'
import { createSession, paymentTables } from './payment/session.store.ts'

/** Tables of this side, in the order in which they came to be: append, never change. */
export const commerceTables: readonly string[] = [
  cartTables,
  checkoutTables,
  orderTables,
  paymentTables,
  outboxTables,
  orderOwnerTables,
  shipmentsRefundsTables,
  forgottenBuyerTables,
]

export interface CommerceOptions
  extends
    Pick<CommerceContext, 'viewOf' | 'articlesOf'>,
    Omit<CommerceDeps, 'payments' | 'orders'> {
  /** Signs callbacks of the payment sandbox. */
  paymentSecret: string
  /** Hears of faults in work that no request waits for. */
  onFault: (fault: unknown) => void
}

/** Under each of the shop's origins. */
const paymentPath = '/merchant/payment'

/** How often payments that nobody finished are looked for. */
const sweepMs = 15_000

export function createCommerce(options: CommerceOptions) {
  const { db, goods, stock, now, publicOrigin, domains, paymentSecret, onFault } = options
  const deps: CommerceDeps = {
    db,
    goods,
    stock,
    now,
    publicOrigin,
    domains,
    payments: {
      open: (request) => createSession(db, request, now()),
      // Where the payer comes from and goes back to: a cart's cookie is known there alone.
      pageOf: (session) => new URL(`${paymentPath}/${session.id}`, session.successUrl).href,
    },
    orders: cartOrders(() => deps),
  }
  const context: CommerceContext = {
    deps,
    viewOf: options.viewOf,
    articlesOf: options.articlesOf,
    quoteOf: (cart, view, useExternalShippingFee) =>
      quoteCheckout(cart, findCheckout(db, cart.id), goods, view.market, new Date(now()), {
        useExternalShippingFee,
        balanceMinor: balanceFor(deps, cart.id, view),
      }),
  }

  const router = new Hono()
  const service = createPaymentService({
    db,
    now,
    secret: paymentSecret,
    deliver: async (request) => router.fetch(request),
  })
  router.post('/callbacks/payment', (c) => handlePaymentCallback(deps, paymentSecret, c.req.raw))
  router.route('/payment', createPaymentRouter({ service, now, publicBase: paymentPath, onFault }))
  router.route('/outbox', createOutboxRouter({ db, publicBase: `${publicOrigin}/merchant/outbox` }))

  const timer = setInterval(() => void service.sweep().catch(onFault), sweepMs)
  timer.unref()

  return {
    modules: [
      { sdl: cartSdl, resolvers: cartResolvers(context) },
      { sdl: checkoutSdl, resolvers: checkoutResolvers(context) },
      { sdl: orderSdl, resolvers: orderResolvers(context) },
      { sdl: historySdl, resolvers: orderHistoryResolvers(context) },
    ],
    context,
    /** `/payment`, `/outbox` and `/callbacks/payment`. */
    router,
    /** Lets go of what orders know of a customer who leaves. */
    forgetBuyer: (customerId: number) => forgetBuyer(db, customerId, now()),
    /** Brings overdue and half-told payments to an end. */
    sweep: () => service.sweep(),
    close: () => clearInterval(timer),
  }
}

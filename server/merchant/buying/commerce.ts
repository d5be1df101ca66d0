/**
 * Assembles the buying domain: cart, checkout, orders, payment sandbox and outbox on one database. It
 * reads the catalogue through functions that are passed in.
 */
import { Hono } from 'hono'
import { cartResolvers } from './cart/api/cart.resolvers.ts'
import { cartTables, packageLineTables } from './cart/cart.store.ts'
import { checkoutResolvers } from './checkout/checkout.resolvers.ts'
import { checkoutTables, findCheckout } from './checkout/checkout.store.ts'
import { quoteCheckout } from './checkout/quote-checkout.ts'
import type { CommerceContext } from './cart/api/commerce-context.ts'
import type { CommerceDeps } from './cart/commerce-deps.ts'
import { createCartOrders } from './order/placement/pending-order.ts'
import { orderResolvers } from './order/placement/order.resolvers.ts'
import { mayShip, shipOrder } from './order/ship-order.ts'
import { shipmentsRefundsTables } from './order/shipments-refunds.store.ts'
import { orderHistoryResolvers } from './order/history/order-history.resolvers.ts'
import {
  deletedCustomerTables,
  orderCustomerTables,
  orderMailboxTables,
  orderTables,
  removeCustomerFromOrders,
} from './order/order.store.ts'
import { orderTermsTables } from './order/order-terms.store.ts'
import { handlePaymentCallback } from './order/placement/payment-callback.ts'
import { createDeliveryRouter } from './delivery/delivery-widget.ts'
import { withdrawalResolvers } from './withdrawal/withdrawal.resolvers.ts'
import { withdrawalTables } from './withdrawal/withdrawal.store.ts'
import { createOutboxRouter } from '../mail/outbox-router.ts'
import { mailHeaderTables, outboxTables } from '../mail/outbox.store.ts'
import { createPaymentService } from './payment/payment-service.ts'
import { createPaymentRouter } from './payment/payment-router.ts'
import { embeddedSessionTables } from './payment/embedded/embedded-session.store.ts'
import { paymentTables } from './payment/session.store.ts'
import { createEmbeddedRouter } from './order/placement/embedded-router.ts'

/** Migrations in the order in which they were added: append, never change. */
export const commerceTables: readonly string[] = [
  cartTables,
  checkoutTables,
  orderTables,
  paymentTables,
  outboxTables,
  orderCustomerTables,
  shipmentsRefundsTables,
  deletedCustomerTables,
  embeddedSessionTables,
  packageLineTables,
  withdrawalTables,
  orderMailboxTables,
  mailHeaderTables,
  orderTermsTables,
]

interface CommerceOptions
  extends Pick<CommerceContext, 'createView' | 'createArticles'>, Omit<CommerceDeps, 'orders'> {
  /** Signs callbacks of the payment sandbox. */
  paymentSecret: string
  /** Called with errors that no request reports. */
  onError: (error: unknown) => void
}

/** How often unfinished payment sessions are continued. */
const paymentIntervalMs = 15_000

export function createCommerce(options: CommerceOptions) {
  const { db, now, publicOrigin, paymentSecret, onError } = options
  const deps: CommerceDeps = { ...options, orders: createCartOrders(options) }
  const context: CommerceContext = {
    deps,
    createView: options.createView,
    createArticles: options.createArticles,
    quoteOpenCart: (cart, view, useExternalShippingFee) =>
      quoteCheckout(deps, cart, findCheckout(db, cart.id), view, useExternalShippingFee),
  }

  const router = new Hono()
  const paymentService = createPaymentService({
    db,
    now,
    secret: paymentSecret,
    deliver: async (request) => router.fetch(request),
  })
  router.post('/callbacks/payment', (c) => handlePaymentCallback(deps, paymentSecret, c.req.raw))
  router.route('/payment/embedded', createEmbeddedRouter(context, paymentService, onError))
  router.route('/payment', createPaymentRouter(paymentService, onError))
  router.route('/delivery', createDeliveryRouter())
  router.route(
    '/outbox',
    createOutboxRouter({
      db,
      publicBase: `${publicOrigin}/merchant/outbox`,
      mayShip: (orderNumber) => mayShip(deps, orderNumber),
      ship: (orderNumber) => shipOrder(deps, orderNumber),
    }),
  )

  const timer = setInterval(
    () => void paymentService.continueSessions().catch(onError),
    paymentIntervalMs,
  )
  timer.unref()

  return {
    resolvers: [
      cartResolvers(context),
      checkoutResolvers(context),
      orderResolvers(context),
      orderHistoryResolvers(context),
      withdrawalResolvers(deps),
    ],
    context,
    /** `/payment`, `/delivery`, `/outbox` and `/callbacks/payment`. */
    router,
    /** Removes a deleted customer from their orders. */
    removeCustomerFromOrders: (customerId: number) =>
      removeCustomerFromOrders(db, customerId, now()),
    /** Ends expired payment sessions and repeats unanswered callbacks. */
    continuePayments: () => paymentService.continueSessions(),
    close: () => clearInterval(timer),
  }
}

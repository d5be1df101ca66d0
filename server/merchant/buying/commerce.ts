/** Cart, checkout, orders, payment sandbox and outbox on one database; reads the catalogue through passed functions. */
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
import { createDeliveryRouter } from './delivery/delivery-widget.ts'
import { withdrawalResolvers } from './withdrawal/withdrawal.resolvers.ts'
import { withdrawalTables } from './withdrawal/withdrawal.store.ts'
import { createOutboxRouter } from '../mail/outbox-router.ts'
import { mailHeaderTables, outboxTables } from '../mail/outbox.store.ts'
import { createPaymentRouter } from './order/placement/payment-router.ts'
import { endExpiredPayments } from './order/placement/payments.ts'
import { embeddedSessionTables } from './payment/embedded/embedded-session.store.ts'
import { noPaymentTables, paymentTables } from './payment/former-payment-tables.ts'
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
  noPaymentTables,
]

interface CommerceOptions
  extends Pick<CommerceContext, 'createView' | 'createArticles'>, Omit<CommerceDeps, 'orders'> {
  /** Called with errors that no request reports. */
  onError: (error: unknown) => void
}

/** How often expired payments are ended. */
const paymentIntervalMs = 15_000

export function createCommerce(options: CommerceOptions) {
  const { db, now, publicOrigin, onError } = options
  const deps: CommerceDeps = { ...options, orders: createCartOrders(options) }
  const context: CommerceContext = {
    deps,
    createView: options.createView,
    createArticles: options.createArticles,
    quoteOpenCart: (cart, view, useExternalShippingFee) =>
      quoteCheckout(deps, cart, findCheckout(db, cart.id), view, useExternalShippingFee),
  }

  const router = new Hono()
  router.route('/payment/embedded', createEmbeddedRouter(context, onError))
  router.route('/payment', createPaymentRouter(deps, onError))
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

  const timer = setInterval(() => {
    try {
      endExpiredPayments(deps)
    } catch (error) {
      onError(error)
    }
  }, paymentIntervalMs)
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
    /** `/payment`, `/delivery` and `/outbox`. */
    router,
    removeCustomerFromOrders: (customerId: number) =>
      removeCustomerFromOrders(db, customerId, now()),
    close: () => clearInterval(timer),
  }
}

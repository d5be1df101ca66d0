/** Merchant API 3.2. The public API does not offer to mail a lost link, nor the contract. */
import type { MarketLocaleArgs } from '#server/merchant/channel/market-locale.ts'
import type { CommerceContext } from '#server/merchant/buying/cart/api/commerce-context.ts'
import type { Resolvers } from '#server/merchant/graphql/module.ts'
import { sendMail } from '#server/merchant/mail/outbox.store.ts'
import { contractSections } from '#server/merchant/buying/order/mail/contract-parts.ts'
import { orderLinkMail } from '#server/merchant/buying/order/mail/order-link-mail.ts'
import { findTerms } from '#server/merchant/buying/order/order-terms.store.ts'
import { orderType } from '#server/merchant/buying/order/order-type.ts'
import {
  findOrder,
  findOrderByPublicId,
  ordersOf,
} from '#server/merchant/buying/order/order.store.ts'

import { findOrderOfBuyer } from './order-of-buyer.ts'

export function orderHistoryResolvers(context: CommerceContext): Resolvers {
  const { db } = context.deps

  return {
    GeinsMerchantApiQuery: {
      /** Null for a guest. */
      getOrders(_, args: MarketLocaleArgs, { signedIn }) {
        if (!signedIn) return null
        const view = context.createView(args)
        return ordersOf(db, signedIn.customerId).map((order) => orderType(db, order, view))
      },

      /** An order of another customer is reported like one that does not exist. */
      getOrder(_, args: MarketLocaleArgs & { orderId: number }, { signedIn }) {
        const order = signedIn && findOrder(db, args.orderId)
        const isOwn = order && order.customerId === signedIn.customerId
        return isOwn ? orderType(db, order, context.createView(args)) : null
      },

      /** Null for an order that has ended unpaid, as in `getOrders`; nobody but its buyer knows the id of one that waits. */
      getOrderPublic(_, args: MarketLocaleArgs & { publicOrderId: string }) {
        const order = findOrderByPublicId(db, args.publicOrderId.toLowerCase())
        const isFound = order && (order.paidAtMs !== null || order.state === 'pending-payment')
        return isFound ? orderType(db, order, context.createView(args)) : null
      },

      /** Null for an unknown order and one that waits for its payment. */
      orderContract(_, { publicOrderId }: { publicOrderId: string }) {
        const order = findOrderByPublicId(db, publicOrderId.toLowerCase())
        if (!order || order.paidAtMs === null) return null
        return contractSections(order, findTerms(db, order), context.deps)
      },
    },
    GeinsMerchantApiMutation: {
      /** To the order's own address. True for all, after the same time: it is looked for when the response is on its way. */
      sendOrderLink(_, args: { orderNumber: string; email: string }) {
        setImmediate(() => {
          const order = findOrderOfBuyer(db, args)
          if (!order || order.paidAtMs === null) return
          sendMail(db, orderLinkMail(order, context.deps.now(), context.deps), context.deps.now())
        })
        return true
      },
    },
  }
}

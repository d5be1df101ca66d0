/** Orders of a customer, and of whoever holds an order's public id (merchant API 3.2). */
import type { PlaceArgs } from '../channel/place.ts'
import type { Counter } from '../checkout/counter.ts'
import type { Resolvers } from '../graphql/module.ts'
import { orderType } from './order-type.ts'
import { findOrder, findOrderByPublicId, ordersOf } from './order.store.ts'

export function orderHistoryResolvers(counter: Counter): Resolvers {
  const { db } = counter.shop

  return {
    GeinsMerchantApiQuery: {
      /** Null for a guest. */
      getOrders(_, args: PlaceArgs, { signedIn }) {
        if (!signedIn) return null
        const view = counter.viewOf(args)
        return ordersOf(db, signedIn.customerId).map((order) => orderType(db, order, view))
      },

      /** Somebody else's order is as unknown as one that does not exist. */
      getOrder(_, args: PlaceArgs & { orderId: number }, { signedIn }) {
        const order = signedIn && findOrder(db, args.orderId)
        const isOwn = order && order.customerId === signedIn.customerId
        return isOwn ? orderType(db, order, counter.viewOf(args)) : null
      },

      getOrderPublic(_, args: PlaceArgs & { publicOrderId: string }) {
        const order = findOrderByPublicId(db, args.publicOrderId.toLowerCase())
        return order && orderType(db, order, counter.viewOf(args))
      },
    },
  }
}

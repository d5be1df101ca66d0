import { findPurchase } from '#app/checkout/confirmation/confirmation.server.ts'
import type { ReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { describeCart } from '../cart/describe-cart.server.ts'
import { answer, failure, type Outcome } from '../outcome.ts'
import type { Order, OrderConfirmation } from '../schema/ucp.generated.d.ts'
import type { AgentVisit } from '../scope/agent-visit.server.ts'
import { sessionId, type AgentSession } from '../session/agent-session.server.ts'

type OrderBody = Omit<Order, 'ucp'>

/** The order that the buyer has placed of a session's cart, for the platform that has the session. */
export async function getAgentOrder({ visit, session }: AgentVisit): Promise<Outcome> {
  const order = session && (await findAgentOrder(visit, session))
  if (order) return answer(order)
  return failure('not_found', translate(visit.language, 'agents')('order.notFound'))
}

/**
 * An order without the buyer's data: goods, sums and state. Null while there is none, and for that of another cart. Some
 * merchants find an order by its cart alone; where they do not, the checkout tells nothing of it.
 *
 * @param returned names the order, where its buyer has returned to it
 */
export async function findAgentOrder(
  visit: Visit,
  session: AgentSession,
  returned?: ReturnedOrder,
): Promise<OrderBody | null> {
  const { cartId } = session
  const ofCart = { orderId: cartId, cartId, paymentType: 'STANDARD', seen: null } as const
  const found = await findPurchase(visit, returned ?? ofCart)
  const { order, cart: wire, completed } = found ?? {}
  if (!order || wire?.id !== cartId || completed === false) return null
  const cart = await readCountedCart(visit, wire)
  const { line_items: lines, totals, currency } = describeCart(visit, cart, wire)
  return {
    id: sessionId('order', session),
    ...(order.orderId && { label: order.orderId }),
    checkout_id: sessionId('checkout', session),
    permalink_url: visit.origin + href(visit, 'findOrder'),
    currency,
    line_items: lines.map(({ quantity, ...line }) => ({
      ...line,
      quantity: { original: quantity, total: quantity, fulfilled: 0 },
      status: 'processing',
    })),
    fulfillment: {
      expectations: [
        {
          id: 'delivery',
          line_items: lines.map(({ id, quantity }) => ({ id, quantity })),
          method_type: 'shipping',
          // The address is between buyer and shop.
          destination: { address_country: visit.checkoutMarket.country.code },
        },
      ],
      events: [],
    },
    totals,
  }
}

export const orderConfirmation = ({ id, label, permalink_url }: OrderBody): OrderConfirmation => ({
  id,
  ...(label && { label }),
  permalink_url,
})

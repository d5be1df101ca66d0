import { readDeliveryPromise } from '#app/account/orders/delivery-promise.ts'
import { readCountedCart } from '#app/cart/read-cart.server.ts'
import { findPurchase } from '#app/checkout/confirmation/confirmation.server.ts'
import type { ReturnedOrder } from '#app/checkout/confirmation/returned-order.server.ts'
import { readPickupPlace } from '#app/checkout/delivery/pickup-place.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { describeCart } from '../cart/describe-cart.server.ts'
import type { Expectation, Order, OrderConfirmation } from '../schema/ucp.generated.d.ts'
import { orderId, sessionId, type AgentSession } from '../session/agent-session.server.ts'

export type OrderBody = Omit<Order, 'ucp'>

interface Finding {
  /** Names the order, where its buyer has returned to it. */
  returned?: ReturnedOrder
  /** Whether the merchant still has the cart open: then an order counts that is clearly paid. */
  isCartOpen?: boolean
}

/** An order without the buyer's data; null for none or another cart's. Not all merchants find an order by its cart. */
export async function findAgentOrder(
  visit: Visit,
  session: AgentSession,
  { returned, isCartOpen = false }: Finding = {},
): Promise<OrderBody | null> {
  const { cartId, orderNumber } = session
  const ofCart = {
    orderId: orderNumber ?? cartId,
    cartId,
    paymentType: 'STANDARD',
    seen: null,
  } as const
  const found = await findPurchase(visit, returned ?? ofCart)
  const { order, cart: wire, completed } = found ?? {}
  if (!order || wire?.id !== cartId || completed === false) return null
  if (isCartOpen && !completed) return null
  const cart = await readCountedCart(visit, wire)
  const { line_items: lines, totals, currency } = describeCart(visit, cart, wire)
  return {
    id: orderId(session, order.orderId),
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
          ...deliveryOf(visit, readDeliveryPromise(wire.merchantData)?.pickup ?? null),
        },
      ],
      events: [],
    },
    totals,
  }
}

/** Where the goods go, with the pickup point, if there is one; a buyer's address is between buyer and shop. */
function deliveryOf(
  { checkoutMarket }: Visit,
  pickup: string | null,
): Pick<Expectation, 'method_type' | 'destination'> {
  const country = { address_country: checkoutMarket.country.code }
  if (pickup === null) return { method_type: 'shipping', destination: country }
  const place = readPickupPlace(pickup)
  const address = {
    extended_address: place?.name ?? pickup,
    ...(place?.street && { street_address: place.street }),
    ...(place && { postal_code: place.zip, address_locality: place.city }),
  }
  return { method_type: 'pickup', destination: { ...address, ...country } }
}

export const orderConfirmation = ({ id, label, permalink_url }: OrderBody): OrderConfirmation => ({
  id,
  ...(label && { label }),
  permalink_url,
})

/**
 * What stays of the orders of a customer who leaves. Bookkeeping needs who bought what for how much
 * (names and addresses stand on invoices); how to reach somebody it does not. An order that is still
 * under way keeps everything, since somebody must still deliver it.
 */
import type { Address } from '../checkout/address.ts'
import type { Database } from '../store/database.ts'
import { isFinal } from './order-states.ts'
import { everyOrderOf, redactOrder, type Order } from './order.store.ts'

export function forgetBuyer(db: Database, customerId: number, nowMs: number): void {
  const orders = everyOrderOf(db, customerId)
  for (const order of orders.filter(({ state }) => isFinal(state)))
    redactOrder(db, redacted(order), nowMs)
  const forget = db.prepare('DELETE FROM checkout WHERE cart_id = ?')
  for (const { cartId } of orders) forget.run(cartId)
  db.prepare('UPDATE shop_order SET customer_id = NULL WHERE customer_id = ?').run(customerId)
}

function redacted({ document, ...order }: Order): Order {
  const { checkout } = document
  return {
    ...order,
    email: '',
    document: {
      ...document,
      billingAddress: unreachable(document.billingAddress),
      shippingAddress: unreachable(document.shippingAddress),
      checkout: {
        ...checkout,
        email: '',
        identityNumber: '',
        message: '',
        billingAddress: checkout.billingAddress && unreachable(checkout.billingAddress),
        shippingAddress: checkout.shippingAddress && unreachable(checkout.shippingAddress),
      },
    },
  }
}

function unreachable(address: Address): Address {
  return { ...address, mobile: '', phone: '', entryCode: '', careOf: '' }
}

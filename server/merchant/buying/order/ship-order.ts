/** Sends the goods of an order: its state, a parcel, and a mail to its buyer. The demo's outbox starts it. */
import type { CommerceDeps } from '#server/merchant/buying/cart/commerce-deps.ts'
import { orderShippedMail } from '#server/merchant/buying/order/mail/order-shipped-mail.ts'
import { sendMail } from '#server/merchant/mail/outbox.store.ts'
import { transaction } from '#server/merchant/store/database.ts'

import { nextOrderState, type OrderEvent, type OrderState } from './order-states.ts'
import { applyOrderEvent, findOrder } from './order.store.ts'
import { inventedParcel, parcels } from './shipments-refunds.store.ts'

/** The events that lead from a state to the end of shipping; null where nothing can be sent. */
function eventsToShip(state: OrderState): OrderEvent[] | null {
  if (nextOrderState(state, 'ship')) return ['ship']
  const prepare = (['pack', 'release'] as const).find((event) => nextOrderState(state, event))
  return prepare ? [prepare, 'ship'] : null
}

export function mayShip({ db }: CommerceDeps, number: number): boolean {
  const order = findOrder(db, number)
  return order !== null && eventsToShip(order.state) !== null
}

/** Changes nothing when the order cannot be sent, or was sent before. */
export function shipOrder(deps: CommerceDeps, number: number): void {
  const { db } = deps
  const now = deps.now()
  transaction(db, () => {
    const order = findOrder(db, number)
    const events = order && eventsToShip(order.state)
    if (!order || !events) return
    const position = parcels.count(db, { orderNumber: number }) + 1
    const parcel = inventedParcel(number, position, now)
    parcels.insert(db, parcel)
    sendMail(db, orderShippedMail(order, parcel, deps), now)
    for (const event of events) {
      const current = findOrder(db, number)
      if (current) applyOrderEvent(db, current, event, now)
    }
  })
}

import type { Order } from '../order/order.store.ts'
import type { WithdrawnRow } from './withdrawal.rules.ts'
import type { Withdrawal } from './withdrawal.store.ts'

export type WithdrawalFacts = ReturnType<typeof withdrawalFacts>

export function withdrawalFacts(withdrawal: Withdrawal, order: Order) {
  return {
    publicId: withdrawal.publicId,
    orderNumber: String(order.number),
    name: withdrawal.name,
    email: order.email,
    receivedAt: new Date(withdrawal.receivedAtMs).toISOString(),
    rows: withdrawal.rows.map((row) => namedRow(order, row)),
  }
}

/** A row with the names that its article had at the time of purchase. */
export function namedRow({ document }: Order, { rowId, quantity }: WithdrawnRow) {
  const article = document.articles[rowId - 1]
  return {
    rowId,
    name: [article?.brand, article?.name].filter(Boolean).join(' '),
    variant: article?.variant || null,
    pictureUrl: article?.imageUrl,
    quantity,
  }
}

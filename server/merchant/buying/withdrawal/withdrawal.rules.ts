/** From which orders, and from which of their rows, a consumer may withdraw. */
import type { Order } from '../order/order.store.ts'
import { isPaid } from '../order/order-states.ts'

const dayMs = 86_400_000
/** 14 days from the last delivery, and 12 months more when the shop failed to inform, with time for delivery; people decide. */
const receivedDays = 14 + 365 + 90

export type WithdrawalFault =
  | 'OrderNotFound'
  | 'NotAConsumer'
  | 'WithdrawalTooLate'
  | 'NothingToWithdraw'
  | 'NameMissing'
  | 'TextTooLong'

/** A row of an order by its position from 1, with a number of pieces. */
export interface WithdrawnRow {
  rowId: number
  quantity: number
}

/** Why no statement is received for an order; null when one is. Organizations have no right of withdrawal. */
export function withdrawalFault(
  order: Pick<Order, 'state' | 'createdAtMs' | 'document'>,
  nowMs: number,
): WithdrawalFault | null {
  if (!isPaid(order.state)) return 'OrderNotFound'
  if (order.document.billingAddress.company) return 'NotAConsumer'
  return nowMs - order.createdAtMs > receivedDays * dayMs ? 'WithdrawalTooLate' : null
}

/** The pieces of each row that are not withdrawn yet; rows without any are left out. */
export function remainingRows(
  ordered: readonly { quantity: number }[],
  withdrawn: readonly WithdrawnRow[],
): WithdrawnRow[] {
  return ordered.flatMap(({ quantity }, index) => {
    const rowId = index + 1
    const before = withdrawn.filter((row) => row.rowId === rowId)
    const left = quantity - before.reduce((sum, row) => sum + row.quantity, 0)
    return left > 0 ? [{ rowId, quantity: left }] : []
  })
}

/** Whether the requested rows are among the remaining ones. Each row may be named once. */
export function canWithdraw(
  requested: readonly WithdrawnRow[],
  remaining: readonly WithdrawnRow[],
): boolean {
  const isUnique = new Set(requested.map(({ rowId }) => rowId)).size === requested.length
  return (
    requested.length > 0 &&
    isUnique &&
    requested.every(({ rowId, quantity }) => {
      const left = remaining.find((row) => row.rowId === rowId)?.quantity ?? 0
      return Number.isInteger(quantity) && quantity > 0 && quantity <= left
    })
  )
}

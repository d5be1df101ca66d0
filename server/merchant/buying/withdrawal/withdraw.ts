/** CRD article 11a: who has an order's public id, or number and address, may withdraw. The receipt goes to its own address. */
import { findOrderOfBuyer } from '#server/merchant/buying/order/history/order-of-buyer.ts'

import type { LanguageCode } from '../../channel/markets.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import type { Sender } from '../../mail/sender.ts'
import { isTooLong, normalizeLine } from '../../vocabulary/typed-text.ts'
import { transaction, type Database } from '../../store/database.ts'
import { findOrderByPublicId, type Order } from '../order/order.store.ts'
import { namedRow, withdrawalFacts } from './withdrawal-facts.ts'
import { withdrawalMail } from './withdrawal-mail.ts'
import {
  canWithdraw,
  remainingRows,
  withdrawalFault,
  type WithdrawalFault,
  type WithdrawnRow,
} from './withdrawal.rules.ts'
import { addWithdrawal, withdrawalsOf, type Withdrawal } from './withdrawal.store.ts'

/** An order by its public id, else by number and address. */
interface OrderIdentity {
  publicOrderId?: string | null
  orderNumber?: string | null
  email?: string | null
}

/** The database, and the shop that mails the receipts. */
export type WithdrawalDeps = Sender & { db: Database }

export interface Statement extends OrderIdentity {
  name: string
  /** Absent for all that is left of the order. */
  rows?: readonly WithdrawnRow[] | null
  /** The same key is the same statement. */
  idempotencyKey: string
}

/** An order with the rows that are left; else the reason, which for a wrong address is that of no such order. */
export function findWithdrawable(
  db: Database,
  { publicOrderId, orderNumber, email }: OrderIdentity,
  nowMs: number,
): { order: Order; rows: WithdrawnRow[] } | WithdrawalFault {
  const order = publicOrderId
    ? findOrderByPublicId(db, publicOrderId.toLowerCase())
    : findOrderOfBuyer(db, { orderNumber: orderNumber ?? '', email: email ?? '' })
  if (!order) return 'OrderNotFound'
  const fault = withdrawalFault(order, nowMs)
  return fault ?? { order, rows: rowsLeft(order, withdrawalsOf(db, order.number)) }
}

function rowsLeft({ document }: Order, withdrawals: readonly Withdrawal[]): WithdrawnRow[] {
  return remainingRows(
    document.quote.lines,
    withdrawals.flatMap(({ rows }) => rows),
  )
}

/** The received statements of an order, oldest first, and whether another one is possible. */
export function withdrawalState(db: Database, order: Order, nowMs: number) {
  const withdrawals = withdrawalsOf(db, order.number)
  return {
    canWithdraw: withdrawalFault(order, nowMs) === null && rowsLeft(order, withdrawals).length > 0,
    withdrawals: withdrawals.map(({ receivedAtMs, rows }) => ({
      receivedAt: new Date(receivedAtMs).toISOString(),
      rows: rows.map((row) => namedRow(order, row)),
    })),
  }
}

/** Receives a statement and mails the receipt; a repeated one, by key or rows, has the first's. */
export function withdraw(
  shop: WithdrawalDeps,
  statement: Statement,
  language: LanguageCode,
  nowMs: number,
): { withdrawal: Withdrawal; order: Order } | WithdrawalFault {
  const { db } = shop
  return transaction(db, () => {
    const found = findWithdrawable(db, statement, nowMs)
    if (typeof found === 'string') return found
    const { order, rows: remaining } = found
    const earlier = withdrawalsOf(db, order.number)
    const stated = statement.rows ?? remaining
    const repeated =
      earlier.find(({ idempotencyKey }) => idempotencyKey === statement.idempotencyKey) ??
      (canWithdraw(stated, remaining) ? null : earlier.find(({ rows }) => isEqual(rows, stated)))
    if (repeated) return { withdrawal: repeated, order }
    const name = normalizeLine(statement.name)
    if (!name) return 'NameMissing'
    if (isTooLong(name, 'fullName') || isTooLong(statement.idempotencyKey, 'idempotencyKey'))
      return 'TextTooLong'
    if (!canWithdraw(stated, remaining)) {
      if (!statement.rows) mailAgain(shop, order, earlier, language, nowMs)
      return 'NothingToWithdraw'
    }
    const withdrawal = addWithdrawal(db, {
      orderNumber: order.number,
      idempotencyKey: statement.idempotencyKey,
      name,
      receivedAtMs: nowMs,
      rows: [...stated],
    })
    sendMail(db, withdrawalMail(withdrawalFacts(withdrawal, order), language, shop), nowMs)
    return { withdrawal, order }
  })
}

/** Receipts are mailed again once in this time: the asker may be a stranger, and a form may be sent twice. */
const oneMailInMs = 20 * 60_000

/** A second withdrawal sends the receipt again, since the first may not have arrived. */
function mailAgain(
  shop: WithdrawalDeps,
  order: Order,
  earlier: readonly Withdrawal[],
  language: LanguageCode,
  nowMs: number,
): void {
  for (const withdrawal of earlier) {
    if (nowMs - withdrawal.receivedAtMs < oneMailInMs) continue
    const mail = withdrawalMail(withdrawalFacts(withdrawal, order), language, shop)
    const subjectKey = `${mail.subjectKey} ${Math.floor(nowMs / oneMailInMs)}`
    sendMail(shop.db, { ...mail, subjectKey }, nowMs)
  }
}

function isEqual(one: readonly WithdrawnRow[], other: readonly WithdrawnRow[]): boolean {
  const text = (rows: readonly WithdrawnRow[]) =>
    rows
      .map(({ rowId, quantity }) => `${rowId}:${quantity}`)
      .sort()
      .join()
  return text(one) === text(other)
}

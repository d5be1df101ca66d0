/** The withdrawal function (CRD article 11a): who has an order's number and e-mail address may withdraw. */
import type { LanguageCode } from '../../channel/markets.ts'
import { sendMail } from '../../mail/outbox.store.ts'
import { withdrawalMail } from '../../mail/withdrawal-mail.ts'
import { isTooLong, normalizeLine } from '../../vocabulary/typed-text.ts'
import { transaction, type Database } from '../../store/database.ts'
import { findOrderOfBuyer } from '../order/order-of-buyer.ts'
import { findOrder, type Order } from '../order/order.store.ts'
import {
  canWithdraw,
  remainingRows,
  withdrawalFault,
  type WithdrawalFault,
  type WithdrawnRow,
} from './withdrawal.rules.ts'
import { addWithdrawal, withdrawalsOf, type Withdrawal } from './withdrawal.store.ts'

type Outcome<Value> = { ok: true; value: Value } | { ok: false; fault: WithdrawalFault }

export interface Statement {
  orderNumber: string
  email: string
  name: string
  rows: readonly WithdrawnRow[]
  /** The same key is the same statement. */
  idempotencyKey: string
}

/** An order and the rows that are left to withdraw from. */
export interface WithdrawableOrder {
  order: Order
  rows: WithdrawnRow[]
}

/** The order of a number and address. A wrong address is reported like an order that does not exist. */
export function findWithdrawable(
  db: Database,
  identity: Pick<Statement, 'orderNumber' | 'email'>,
  nowMs: number,
): Outcome<WithdrawableOrder> {
  return withdrawableOf(db, findOrderOfBuyer(db, identity), nowMs)
}

/** An order of a customer by its number alone. One of somebody else is reported like none. */
export function findOwnWithdrawable(
  db: Database,
  { orderNumber, customerId }: { orderNumber: string; customerId: number },
  nowMs: number,
): Outcome<WithdrawableOrder> {
  const number = Number(/^\d{1,12}$/.exec(orderNumber)?.[0])
  const order = Number.isNaN(number) ? null : findOrder(db, number)
  return withdrawableOf(db, order?.customerId === customerId ? order : null, nowMs)
}

function withdrawableOf(
  db: Database,
  order: Order | null,
  nowMs: number,
): Outcome<WithdrawableOrder> {
  if (!order) return { ok: false, fault: 'OrderNotFound' }
  const fault = withdrawalFault(order, nowMs)
  if (fault) return { ok: false, fault }
  return { ok: true, value: { order, rows: rowsLeft(order, withdrawalsOf(db, order.number)) } }
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

/**
 * Receives a statement and mails the receipt. A repeated statement, by its key or because all its rows were
 * withdrawn by one before, has the receipt of the first.
 */
export function withdraw(
  db: Database,
  statement: Statement,
  language: LanguageCode,
  nowMs: number,
): Outcome<{ withdrawal: Withdrawal; order: Order }> {
  return transaction(db, () => {
    const found = findWithdrawable(db, statement, nowMs)
    if (!found.ok) return found
    const { order, rows: remaining } = found.value
    const earlier = withdrawalsOf(db, order.number)
    const repeated =
      earlier.find(({ idempotencyKey }) => idempotencyKey === statement.idempotencyKey) ??
      (canWithdraw(statement.rows, remaining)
        ? null
        : earlier.find(({ rows }) => isEqual(rows, statement.rows)))
    if (repeated) return { ok: true as const, value: { withdrawal: repeated, order } }
    const name = normalizeLine(statement.name)
    if (!name) return { ok: false as const, fault: 'NameMissing' as const }
    if (isTooLong(name, 'fullName') || isTooLong(statement.idempotencyKey, 'idempotencyKey'))
      return { ok: false as const, fault: 'TextTooLong' as const }
    if (!canWithdraw(statement.rows, remaining))
      return { ok: false as const, fault: 'NothingToWithdraw' as const }
    const withdrawal = addWithdrawal(db, {
      orderNumber: order.number,
      idempotencyKey: statement.idempotencyKey,
      name,
      receivedAtMs: nowMs,
      rows: [...statement.rows],
    })
    sendMail(db, withdrawalMail(withdrawalFacts(withdrawal, order), language), nowMs)
    return { ok: true as const, value: { withdrawal, order } }
  })
}

/** What a receipt states. */
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
    quantity,
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

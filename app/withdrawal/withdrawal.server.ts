import { createHash, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { admitAttempt, admitNetwork } from '#app/account/login/attempt-limits.server.ts'
import { knownDevice } from '#app/account/login/known-device.server.ts'
import { mayOpenOrder } from '#app/account/order-access/order-access.server.ts'
import { findPublicOrder } from '#app/account/orders/orders.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { ResultOf, VariablesOf } from '#app/gateway/graphql.ts'
import { formatDate, formatDateTime } from '#app/i18n/format-date.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { GuestStatement } from './statement-token.server.ts'
import {
  withdrawableOrderDocument,
  withdrawalDocument,
  withdrawDocument,
  type withdrawalRowFields,
} from './withdrawal-documents.server.ts'
import {
  merchantFaults,
  withdrawnRows,
  type GuestForm,
  type RowsForm,
  type WithdrawableOrder,
  type WithdrawalFault,
  type WithdrawalReceipt,
  type WithdrawalRow,
} from './withdrawal.ts'

/** Sends no token: the shop decides who may open an order, not the account. */
const asGuest = (visit: Visit): Visit => ({ ...visit, token: null })

/** An order with what is left to withdraw from, for who may open it. */
export async function findWithdrawableOrder(
  visit: Visit,
  publicId: string,
): Promise<Result<WithdrawableOrder, WithdrawalFault>> {
  if (!(await mayOpenOrder(visit, publicId))) return refused('closed')
  return resultOrFault(visit, async () => {
    const { withdrawableOrder: order } = await requestMerchant(
      asGuest(visit),
      withdrawableOrderDocument,
      { publicOrderId: publicId },
    )
    if (!order) return refused('OrderNotFound')
    if (order.rows.length === 0) return refused('NothingToWithdraw')
    const { orderNumber, name, createdAt } = order
    const date = formatDate(new Date(createdAt), visit.language, 'Europe/Stockholm')
    return done({ publicId, orderNumber, date, name, rows: order.rows.map(readRow) })
  })
}

/** The number of an order, which everybody with its public id may know; empty when it is not found. */
export async function findOrderNumber(visit: Visit, publicId: string): Promise<string> {
  const found = await resultOrFault(visit, async () => {
    const order = await findPublicOrder(visit, publicId)
    return order ? done(order.number) : refused('OrderNotFound')
  })
  return found.ok ? found.value : ''
}

/**
 * The merchant stamps the time and mails the receipt, whose id is returned; a form that is sent twice has the same one.
 * A page that the browser kept may be sent again with other rows: that is another statement.
 */
export async function withdrawRows(
  visit: Visit,
  { order: publicOrderId, name, key, row }: RowsForm,
): Promise<Result<string, WithdrawalFault>> {
  const rows = withdrawnRows(row)
  if (rows.length === 0) return refused('noRows')
  if (!(await admitNetwork(visit, 'withdrawal')).ok) return refused('tooMany')
  if (!(await mayOpenOrder(visit, publicOrderId))) return refused('closed')
  const idempotencyKey = createHash('sha256')
    .update([key, ...row].join(' '))
    .digest('hex')
  return send(visit, { publicOrderId, name, rows, idempotencyKey })
}

/** Longer than a merchant takes, so that the response time does not reveal whether the order exists. */
const answerMs = 500

/** One result for all, since who knows number and address need not be the buyer: the receipt goes to the order's own address. */
export async function withdrawOrder(
  visit: Visit,
  { orderNumber, email, name }: GuestForm,
): Promise<Result<GuestStatement, 'tooMany' | 'failed'>> {
  if (!(await admitNetwork(visit, 'withdrawal')).ok) return refused('tooMany')
  const address = email.toLowerCase()
  const device = knownDevice(visit, address)?.id
  const admitted = await admitAttempt(visit, 'withdrawal', address, device)
  if (!admitted.ok) return refused('tooMany')
  const withdrawal = { orderNumber, email, name, idempotencyKey: randomUUID() }
  const [sent] = await Promise.all([send(visit, withdrawal), setTimeout(answerMs)])
  if (!sent.ok && sent.reason === 'failed') {
    await admitted.value.undoCount()
    return refused('failed')
  }
  return done({ orderNumber, email, name, receivedAt: new Date().toISOString() })
}

type Withdrawal = VariablesOf<typeof withdrawDocument>['withdrawal']

function send(visit: Visit, withdrawal: Withdrawal) {
  return resultOrFault(visit, async () => {
    const { withdrawFromOrder: received } = await requestMerchant(
      asGuest(visit),
      withdrawDocument,
      { withdrawal },
    )
    return received ? done(received.publicId) : refused('failed')
  })
}

/** The receipt of an id; null for an unknown one. */
export async function getReceipt(visit: Visit, id: string): Promise<WithdrawalReceipt | null> {
  const { withdrawal } = await requestMerchant(asGuest(visit), withdrawalDocument, { publicId: id })
  if (!withdrawal) return null
  const { orderNumber, name, email, receivedAt, rows } = withdrawal
  const receivedLocal = formatDateTime(new Date(receivedAt), visit.language, 'long')
  return { orderNumber, name, email, receivedAt, receivedLocal, rows: rows.map(readRow) }
}

/** What a page shows of a statement about a whole order: only what its sender has typed. */
export function receiptOf({ language }: Visit, statement: GuestStatement): WithdrawalReceipt {
  const receivedLocal = formatDateTime(new Date(statement.receivedAt), language, 'long')
  return { ...statement, receivedLocal, rows: null }
}

/** Every failure shows how to withdraw by mail: the period ends whether the merchant can be reached or not. */
async function resultOrFault<Value>(
  visit: Visit,
  run: () => Promise<Result<Value, WithdrawalFault>>,
): Promise<Result<Value, WithdrawalFault>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const fault = merchantFaults.find((code) => error.has(code))
    if (!fault) visit.log.warn({ err: error }, 'withdrawal failed')
    return refused(fault ?? 'failed')
  }
}

function readRow({
  rowId,
  name,
  variant,
  quantity,
}: ResultOf<typeof withdrawalRowFields>): WithdrawalRow {
  return { rowId, name: [name, variant].filter(Boolean).join(', '), quantity }
}

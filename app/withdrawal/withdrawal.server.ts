import { GatewayError } from '#app/gateway/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import { formatDate, formatDateTime } from '#app/i18n/format-date.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { minute } from '#app/kit/time.ts'
import { countNetwork } from '#app/visit/network-limit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { OrderIdentity } from './order-token.server.ts'
import {
  withdrawableOrderDocument,
  withdrawalDocument,
  withdrawDocument,
} from './withdrawal-documents.server.ts'
import {
  merchantFaults,
  withdrawnRows,
  type ConfirmForm,
  type WithdrawableOrder,
  type WithdrawalFault,
  type WithdrawalReceipt,
  type WithdrawalRow,
} from './withdrawal.ts'

/** Steps of a network. A withdrawal has two; who guesses order numbers needs many. */
const steps = { limit: 20, seconds: 10 * minute }
/** Orders looked for with one e-mail address, from all networks: an owner needs few, who guesses numbers many. */
const searchesOfAddress = { limit: 20, seconds: 10 * minute }

/** The shop's own visit without the token: number and address identify the order, for customers too. */
const asGuest = (visit: Visit): Visit => ({ ...visit, token: null })

/** Finds the order of a first step; a network has a limited number of them. */
export async function findWithdrawableOrder(
  visit: Visit,
  identity: OrderIdentity,
): Promise<Result<WithdrawableOrder, WithdrawalFault>> {
  if ((await isOverLimit(visit)) || (await isGuessed(visit, identity))) return refused('tooMany')
  return readWithdrawableOrder(visit, identity)
}

/** The order of a number and an e-mail address, with what is left to withdraw from. */
export async function readWithdrawableOrder(
  visit: Visit,
  { orderNumber, email }: OrderIdentity,
): Promise<Result<WithdrawableOrder, WithdrawalFault>> {
  return orFault(visit, async () => {
    const { withdrawableOrder: order } = await requestMerchant(
      asGuest(visit),
      withdrawableOrderDocument,
      { orderNumber, email },
    )
    if (!order) return refused('OrderNotFound')
    if (order.rows.length === 0) return refused('NothingToWithdraw')
    // Who merely knows number and address does not learn the name.
    return done({ ...readOrder(visit, order), name: '' })
  })
}

type WireOrder = NonNullable<ResultOf<typeof withdrawableOrderDocument>['withdrawableOrder']>

function readOrder({ language }: Visit, order: WireOrder): WithdrawableOrder {
  return {
    orderNumber: order.orderNumber,
    date: formatDate(new Date(order.createdAt), language, 'Europe/Stockholm'),
    name: order.name,
    rows: order.rows.map(readRow),
  }
}

/**
 * An order of the customer who is logged in, with the e-mail address of the order, which may be another one than the
 * account's. Null for a guest, for an order that is not theirs, and where the merchant does not find it by its number
 * alone: then the first form asks for both.
 */
export async function findOwnWithdrawableOrder(
  visit: Visit,
  orderNumber: string,
): Promise<{ order: WithdrawableOrder; email: string } | null> {
  if (!visit.signedIn) return null
  const found = await orFault(visit, async () => {
    const { withdrawableOrder: order } = await requestMerchant(visit, withdrawableOrderDocument, {
      orderNumber,
    })
    return order ? done(order) : refused('OrderNotFound')
  })
  if (!found.ok || !found.value.email || found.value.rows.length === 0) return null
  return { order: readOrder(visit, found.value), email: found.value.email }
}

/**
 * Sends the statement. The merchant stamps the time and mails the receipt; the same key has the same receipt.
 * @returns the id of the receipt
 */
export async function withdraw(
  visit: Visit,
  { orderNumber, email, name, key, row }: ConfirmForm,
): Promise<Result<string, WithdrawalFault>> {
  const rows = withdrawnRows(row)
  if (rows.length === 0) return refused('noRows')
  if (await isOverLimit(visit)) return refused('tooMany')
  return orFault(visit, async () => {
    const withdrawal = { orderNumber, email, name, rows, idempotencyKey: key }
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
  const receivedLocal = formatDateTime(new Date(receivedAt), visit.language)
  return { orderNumber, name, email, receivedAt, receivedLocal, rows: rows.map(readRow) }
}

async function isOverLimit(visit: Visit): Promise<boolean> {
  return (await countNetwork(visit, 'withdrawal', steps)).retryAfterSeconds !== null
}

/** Counts a search by its address; logged once when there are too many. */
async function isGuessed({ counters, log }: Visit, { email }: OrderIdentity): Promise<boolean> {
  const { limit, seconds } = searchesOfAddress
  const { count } = await counters.add(`withdrawal of ${email.toLowerCase()}`, seconds)
  if (count === limit + 1)
    log.warn({ event: 'account:attack' }, 'orders of an address are guessed at')
  return count > limit
}

/**
 * Every other failure, also of a merchant that does not offer the function, shows how to withdraw by mail: the
 * period ends whether the merchant can be reached or not.
 */
async function orFault<Value>(
  visit: Visit,
  run: () => Promise<Result<Value, WithdrawalFault>>,
): Promise<Result<Value, WithdrawalFault>> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    const fault = merchantFaults.find((code) => error.has(code))
    if (!fault) visit.log.warn({ err: error }, 'withdrawal not received')
    return refused(fault ?? 'failed')
  }
}

function readRow(row: {
  rowId: number
  name: string
  variant: string | null
  quantity: number
}): WithdrawalRow {
  const { rowId, name, variant, quantity } = row
  return { rowId, name: [name, variant].filter(Boolean).join(', '), quantity }
}

import { randomUUID } from 'node:crypto'

import { isPublicOrderId } from '#app/account/orders/order.ts'
import { parseForm } from '#app/kit/parse-form.ts'
import type { Visit } from '#app/visit/visit.ts'
import { createStatementToken } from '#app/withdrawal/statement-token.server.ts'
import {
  findOrderNumber,
  findWithdrawableOrder,
  withdrawOrder,
  withdrawRows,
} from '#app/withdrawal/withdrawal.server.ts'
import {
  guestForm,
  rowsForm,
  type WithdrawableOrder,
  type WithdrawalFault,
  type WithdrawalFieldError,
  type WithdrawalRow,
  withdrawnRows,
} from '#app/withdrawal/withdrawal.ts'

type FieldErrors<Name extends string> = Partial<Record<Name, WithdrawalFieldError>>

export type GuestField = 'orderNumber' | 'email' | 'name'

export interface GuestState {
  typed: Record<GuestField, string>
  errors: FieldErrors<GuestField>
  fault: WithdrawalFault | null
}

export interface RowsState {
  order: WithdrawableOrder
  /** As the form was sent; null before it is sent, when all rows are chosen. */
  chosen: Pick<WithdrawalRow, 'rowId' | 'quantity'>[] | null
  name: string
  /** The same key is the same statement. */
  idempotencyKey: string
  errors: FieldErrors<'name'>
  fault: WithdrawalFault | null
}

export type ShownStep =
  | ({ step: 'guest'; status: number } & GuestState)
  | ({ step: 'rows'; status: number } & RowsState)

type SubmittedStep =
  | ShownStep
  | { step: 'submitted'; token: string }
  | { step: 'received'; receiptId: string }

const statusOf: Partial<Record<WithdrawalFault, number>> = { tooMany: 429, failed: 503 }

/** Takes the statement of a form: of rows if it has the key of one, else of a whole order. */
export async function submitStep(visit: Visit, form: FormData): Promise<SubmittedStep> {
  return form.has('key') ? submitRows(visit, form) : submitOrder(visit, form)
}

/** For rows if the visitor may open the order, else for a whole one. By public id, or a number where the link has no other. */
export async function firstStep(visit: Visit, order: string): Promise<ShownStep> {
  const email = visit.signedIn?.email ?? ''
  if (!isPublicOrderId(order)) return guestStep({ orderNumber: order, email, name: '' }, null)
  const found = await findWithdrawableOrder(visit, order)
  if (found.ok) return rowsStep(found.value)
  const fault = found.reason === 'closed' ? null : found.reason
  return guestStep({ orderNumber: await findOrderNumber(visit, order), email, name: '' }, fault)
}

async function submitRows(visit: Visit, form: FormData): Promise<SubmittedStep> {
  const submission = parseForm(form, rowsForm)
  const order = textOf(form, 'order')
  if (submission.status !== 'success') return rowsStepWithErrors(visit, form, order, null)
  const received = await withdrawRows(visit, submission.value)
  if (received.ok) return { step: 'received', receiptId: received.value }
  if (received.reason === 'noRows') return rowsStepWithErrors(visit, form, order, 'noRows')
  // Another statement has been sent since the form was loaded, perhaps about a part.
  if (received.reason === 'NothingToWithdraw')
    return rowsStepWithErrors(visit, form, order, 'rowsChanged')
  return guestStepWithErrors(form, received.reason)
}

async function submitOrder(visit: Visit, form: FormData): Promise<SubmittedStep> {
  const submission = parseForm(form, guestForm)
  if (submission.status !== 'success') {
    const { orderNumber, email, name } = submission.error ?? {}
    return guestStepWithErrors(form, null, {
      orderNumber: firstError(orderNumber),
      email: firstError(email),
      name: firstError(name),
    })
  }
  const received = await withdrawOrder(visit, submission.value)
  if (!received.ok) return guestStepWithErrors(form, received.reason)
  return { step: 'submitted', token: createStatementToken(visit, received.value) }
}

/** The form for rows again, with the order as it is now. */
async function rowsStepWithErrors(
  visit: Visit,
  form: FormData,
  publicId: string,
  fault: WithdrawalFault | null,
): Promise<ShownStep> {
  const found = await findWithdrawableOrder(visit, publicId)
  if (!found.ok) return guestStepWithErrors(form, found.reason)
  const shown = rowsStep(found.value)
  const name = textOf(form, 'name')
  const errors = fault ? {} : { name: name.trim() ? ('tooLong' as const) : ('required' as const) }
  const idempotencyKey = textOf(form, 'key') || shown.idempotencyKey
  const chosen = withdrawnRows(form.getAll('row').map(String))
  return { ...shown, status: 422, chosen, name, idempotencyKey, errors, fault }
}

function rowsStep(order: WithdrawableOrder) {
  const shown = { order, chosen: null, name: order.name, errors: {}, fault: null }
  return { step: 'rows' as const, status: 200, idempotencyKey: randomUUID(), ...shown }
}

function guestStepWithErrors(
  form: FormData,
  fault: WithdrawalFault | null,
  errors: GuestState['errors'] = {},
): ShownStep {
  const typed = {
    orderNumber: textOf(form, 'orderNumber'),
    email: textOf(form, 'email'),
    name: textOf(form, 'name'),
  }
  return { ...guestStep(typed, fault), status: (fault && statusOf[fault]) ?? 422, errors }
}

function guestStep(typed: GuestState['typed'], fault: WithdrawalFault | null) {
  const status = fault === 'failed' ? 503 : 200
  return { step: 'guest' as const, status, typed, errors: {}, fault }
}

const firstError = (errors: string[] | null | undefined) =>
  errors?.[0] as WithdrawalFieldError | undefined

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

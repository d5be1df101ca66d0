import { randomUUID } from 'node:crypto'

import { parseForm } from '#app/kit/parse-form.ts'
import type { Visit } from '#app/visit/visit.ts'
import {
  createOrderToken,
  readOrderToken,
  type OrderIdentity,
} from '#app/withdrawal/order-token.server.ts'
import {
  findOwnWithdrawableOrder,
  findWithdrawableOrder,
  readWithdrawableOrder,
  withdraw,
} from '#app/withdrawal/withdrawal.server.ts'
import {
  confirmForm,
  identifyForm,
  type WithdrawableOrder,
  type WithdrawalFault,
  type WithdrawalFieldError,
} from '#app/withdrawal/withdrawal.ts'

type FieldErrors<Name extends string> = Partial<Record<Name, WithdrawalFieldError>>

/** The first form, with what was typed. */
export interface IdentifyState {
  typed: { orderNumber: string; email: string }
  errors: FieldErrors<'orderNumber' | 'email'>
  fault: WithdrawalFault | null
}

/** The second form. */
export interface ConfirmState {
  order: WithdrawableOrder
  email: string
  name: string
  /** The same key is the same statement. */
  idempotencyKey: string
  errors: FieldErrors<'name'>
  fault: WithdrawalFault | null
}

/** A form to show. */
export type ShownStep =
  | ({ step: 'identify'; status: number } & IdentifyState)
  | ({ step: 'confirm'; status: number } & ConfirmState)

type TakenStep =
  | ShownStep
  | { step: 'found'; token: string }
  | { step: 'received'; receiptId: string }

const statusOf: Partial<Record<WithdrawalFault, number>> = { tooMany: 429, failed: 503 }

/** Takes the step of a form: the second if it has the key of a statement, else the first. */
export async function takeStep(visit: Visit, form: FormData): Promise<TakenStep> {
  const isConfirming = form.has('key')
  if (!isConfirming) return identify(visit, form)
  const submission = parseForm(form, confirmForm)
  if (submission.status !== 'success') return confirmAgain(visit, form, null)
  const received = await withdraw(visit, submission.value)
  if (received.ok) return { step: 'received', receiptId: received.value }
  if (received.reason === 'noRows') return confirmAgain(visit, form, 'noRows')
  return identifyAgain(typedIn(form), received.reason)
}

/** The second form of a token, or the first when the order cannot be withdrawn from any more. */
export async function showConfirmStep(visit: Visit, token: string): Promise<ShownStep | null> {
  const identity = readOrderToken(visit, token)
  if (!identity) return null
  const found = await readWithdrawableOrder(visit, identity)
  if (!found.ok) return identifyAgain(identity, found.reason)
  return confirm(found.value, identity)
}

/** The second form for an order of the customer who is logged in; null where the first must ask for it. */
export async function showOwnOrder(visit: Visit, orderNumber: string): Promise<ShownStep | null> {
  const own = await findOwnWithdrawableOrder(visit, orderNumber)
  return own && confirm(own.order, { orderNumber, email: own.email })
}

async function identify(visit: Visit, form: FormData): Promise<TakenStep> {
  const submission = parseForm(form, identifyForm)
  if (submission.status !== 'success') {
    const { orderNumber, email } = submission.error ?? {}
    const errors = { orderNumber: firstError(orderNumber), email: firstError(email) }
    return identifyAgain(typedIn(form), null, errors)
  }
  const found = await findWithdrawableOrder(visit, submission.value)
  if (!found.ok) return identifyAgain(typedIn(form), found.reason)
  return { step: 'found', token: createOrderToken(visit, submission.value) }
}

/** The second form again, with the order as it is now. */
async function confirmAgain(
  visit: Visit,
  form: FormData,
  fault: WithdrawalFault | null,
): Promise<ShownStep> {
  const submission = parseForm(form, identifyForm)
  if (submission.status !== 'success') return identifyAgain(typedIn(form), null)
  const found = await findWithdrawableOrder(visit, submission.value)
  if (!found.ok) return identifyAgain(typedIn(form), found.reason)
  const shown = confirm(found.value, submission.value)
  const name = textOf(form, 'name')
  const errors = fault ? {} : { name: name.trim() ? ('tooLong' as const) : ('required' as const) }
  const idempotencyKey = textOf(form, 'key') || shown.idempotencyKey
  return { ...shown, status: 422, name, idempotencyKey, errors, fault }
}

function confirm(order: WithdrawableOrder, { email }: OrderIdentity) {
  const { name } = order
  const idempotencyKey = randomUUID()
  const shown = { order, email, name, idempotencyKey, errors: {}, fault: null }
  return { step: 'confirm' as const, status: 200, ...shown }
}

function identifyAgain(
  typed: IdentifyState['typed'],
  fault: WithdrawalFault | null,
  errors: IdentifyState['errors'] = {},
): ShownStep {
  const status = (fault && statusOf[fault]) ?? 422
  return { step: 'identify', status, typed, errors, fault }
}

const typedIn = (form: FormData) => ({
  orderNumber: textOf(form, 'orderNumber'),
  email: textOf(form, 'email'),
})

const firstError = (errors: string[] | null | undefined) =>
  errors?.[0] as WithdrawalFieldError | undefined

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

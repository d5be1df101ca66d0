import { randomUUID } from 'node:crypto'

import { parseForm } from '#app/kit/parse-form.ts'
import type { Visit } from '#app/visit/visit.ts'
import { findWithdrawableOrder, withdraw } from '#app/withdrawal/withdrawal.server.ts'
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

type Step =
  | ({ step: 'identify'; status: number } & IdentifyState)
  | ({ step: 'confirm'; status: number } & ConfirmState)
  | { step: 'received'; receiptId: string }

const statusOf: Partial<Record<WithdrawalFault, number>> = { tooMany: 429, failed: 503 }

/** Takes the step of a form: the second if it has the key of a statement, else the first. */
export async function takeStep(visit: Visit, form: FormData): Promise<Step> {
  const isConfirming = form.has('key')
  if (!isConfirming) return identify(visit, form)
  const submission = parseForm(form, confirmForm)
  if (submission.status !== 'success') return confirmAgain(visit, form, null)
  const received = await withdraw(visit, submission.value)
  if (received.ok) return { step: 'received', receiptId: received.value }
  if (received.reason === 'noRows') return confirmAgain(visit, form, 'noRows')
  return identifyAgain(form, {}, received.reason)
}

async function identify(visit: Visit, form: FormData): Promise<Step> {
  const submission = parseForm(form, identifyForm)
  if (submission.status !== 'success') {
    const { orderNumber, email } = submission.error ?? {}
    const errors = { orderNumber: firstError(orderNumber), email: firstError(email) }
    return identifyAgain(form, errors, null)
  }
  const found = await findWithdrawableOrder(visit, submission.value)
  if (!found.ok) return identifyAgain(form, {}, found.reason)
  const { name } = found.value
  const shown = {
    order: found.value,
    email: submission.value.email,
    name,
    idempotencyKey: randomUUID(),
  }
  return { step: 'confirm', status: 200, ...shown, errors: {}, fault: null }
}

/** The second form again, with the order as it is now. */
async function confirmAgain(
  visit: Visit,
  form: FormData,
  fault: WithdrawalFault | null,
): Promise<Step> {
  const first = await identify(visit, form)
  if (first.step !== 'confirm') return first
  const name = textOf(form, 'name')
  const errors = fault ? {} : { name: name.trim() ? ('tooLong' as const) : ('required' as const) }
  const idempotencyKey = textOf(form, 'key') || first.idempotencyKey
  return { ...first, status: 422, name, idempotencyKey, errors, fault }
}

function identifyAgain(
  form: FormData,
  errors: IdentifyState['errors'],
  fault: WithdrawalFault | null,
): Step {
  const typed = { orderNumber: textOf(form, 'orderNumber'), email: textOf(form, 'email') }
  const status = (fault && statusOf[fault]) ?? 422
  return { step: 'identify', status, typed, errors, fault }
}

const firstError = (errors: string[] | null | undefined) =>
  errors?.[0] as WithdrawalFieldError | undefined

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

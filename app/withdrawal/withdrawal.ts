import { emailAddress } from '#app/kit/email-address.ts'
import { requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `faults` in the namespace `withdrawal`; the capitalized ones are codes of the merchant. */
export const merchantFaults = [
  'OrderNotFound',
  'NotAConsumer',
  'WithdrawalTooLate',
  'NothingToWithdraw',
] as const
export type WithdrawalFault = (typeof merchantFaults)[number] | 'noRows' | 'tooMany' | 'failed'

/** Keys of `errors` in the namespace `withdrawal`. */
export type WithdrawalFieldError = 'required' | 'email' | 'tooLong'

/** A row of an order with the pieces that can still be withdrawn. */
export interface WithdrawalRow {
  /** Position in the order, from 1. */
  rowId: number
  /** With variant. */
  name: string
  quantity: number
}

/** An order for the second step. */
export interface WithdrawableOrder {
  orderNumber: string
  date: string
  /** Name of the buyer, which the form suggests. */
  name: string
  rows: WithdrawalRow[]
}

/** The receipt of a statement. */
export interface WithdrawalReceipt {
  orderNumber: string
  name: string
  email: string
  /** ISO date and time (UTC). */
  receivedAt: string
  /** The same in the time zone of the shop. */
  receivedLocal: string
  rows: WithdrawalRow[]
}

const errors = { required: { error: 'required' }, tooLong: { error: 'tooLong' } } as const
const orderNumber = requiredText(200, errors)

/** First step: which order. */
export const identifyForm = z.object({ orderNumber, email: emailAddress })

/** Second step: what of it. A `row` is a row's id and the number of pieces, `2:1`. */
export const confirmForm = z.object({
  orderNumber,
  email: emailAddress,
  /** First and last name of an address, whose fields have 200 characters each. */
  name: requiredText(500, errors),
  key: z.string().min(1).max(100),
  row: z.array(z.string().regex(/^\d{1,6}:\d{1,6}$/)).max(1000),
})

export type ConfirmForm = z.output<typeof confirmForm>

/** The rows of a form; those of which nothing is withdrawn are left out. */
export function withdrawnRows(rows: readonly string[]): { rowId: number; quantity: number }[] {
  return rows
    .map((row) => row.split(':').map(Number) as [number, number])
    .flatMap(([rowId, quantity]) => (quantity > 0 ? [{ rowId, quantity }] : []))
}

import { emailAddress } from '#app/kit/email-address.ts'
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

const text = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(200, { error: 'tooLong' })

/** First step: which order. */
export const identifyForm = z.object({ orderNumber: text, email: emailAddress })

/** Second step: what of it. A `row` is a row's id and the number of pieces, `2:1`. */
export const confirmForm = z.object({
  orderNumber: text,
  email: emailAddress,
  name: text,
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

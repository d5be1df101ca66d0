import { emailAddress } from '#app/kit/person/email-address.ts'
import { requiredText } from '#app/kit/text-field.ts'
import { z } from '#app/kit/zod.ts'

/** Keys of `faults` in the namespace `withdrawal`; the capitalized ones are codes of the merchant. */
export const merchantFaults = [
  'OrderNotFound',
  'NotAConsumer',
  'WithdrawalTooLate',
  'NothingToWithdraw',
] as const
export type WithdrawalFault =
  | (typeof merchantFaults)[number]
  | 'noRows'
  | 'rowsChanged'
  | 'closed'
  | 'tooMany'
  | 'failed'

/** Keys of `errors` in the namespace `withdrawal`. */
export type WithdrawalFieldError = 'required' | 'email' | 'tooLong'

/** A row of an order with the pieces that can still be withdrawn. */
export interface WithdrawalRow {
  /** Position in the order, from 1. */
  rowId: number
  /** Name with variant. */
  name: string
  quantity: number
}

/** An order for who may open it. */
export interface WithdrawableOrder {
  publicId: string
  orderNumber: string
  date: string
  /** Name of the buyer, which the form suggests. */
  name: string
  rows: WithdrawalRow[]
}

export interface WithdrawalReceipt {
  orderNumber: string
  name: string
  email: string
  /** ISO date and time (UTC). */
  receivedAt: string
  /** The same in the time zone of the shop. */
  receivedLocal: string
  /** Null for a whole order, of which nothing is shown. */
  rows: WithdrawalRow[] | null
}

const errors = { required: { error: 'required' }, tooLong: { error: 'tooLong' } } as const

export const guestForm = z.object({
  orderNumber: requiredText(40, errors),
  email: emailAddress,
  /** First and last name of an address, whose fields have 200 characters each. */
  name: requiredText(500, errors),
})

/** A statement about rows, from who may open the order. A `row` is a row's id and the number of pieces, `2:1`. */
export const rowsForm = z.object({
  order: z.string().max(40),
  name: requiredText(500, errors),
  key: z.string().min(1).max(100),
  row: z.array(z.string().regex(/^\d{1,6}:\d{1,6}$/)).max(1000),
})

export type GuestForm = z.output<typeof guestForm>
export type RowsForm = z.output<typeof rowsForm>

/** The rows of a form; those of which nothing is withdrawn are left out. */
export function withdrawnRows(rows: readonly string[]): { rowId: number; quantity: number }[] {
  return rows
    .map((row) => row.split(':').map(Number) as [number, number])
    .flatMap(([rowId, quantity]) => (quantity > 0 ? [{ rowId, quantity }] : []))
}

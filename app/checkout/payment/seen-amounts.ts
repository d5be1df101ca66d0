import type { Cart } from '#app/cart/cart.ts'
import type { Summary } from '#app/cart/sums/shown-sums.ts'

/** The total of an order and the part of it to pay, with VAT and in the currency's units, as its buyer saw them. */
export interface SeenAmounts {
  total: number
  due: number
}

export const seenAmountsOf = ({ totalAmount, dueAmount }: Summary): SeenAmounts => ({
  total: totalAmount,
  due: dueAmount,
})

/** The amounts of the page that a form was sent from; NaN for anything but numbers. */
export function readSeenAmounts(form: FormData): SeenAmounts {
  const total = Number(form.get('seenTotal') ?? Number.NaN)
  // A balance may have been spent in another tab.
  return { total, due: form.has('seenDue') ? Number(form.get('seenDue')) : total }
}

/** The cart on a page and its goods, which may be others for the same sum. */
export const seenCartOf = ({ id, lines }: Pick<Cart, 'id' | 'lines'>): string =>
  [id, ...lines.map(({ skuId, quantity }) => `${skuId}-${quantity}`).sort()].join(' ')

/** Compares minor units, so that rounding makes no difference. */
export const isSameAmounts = (one: SeenAmounts, other: SeenAmounts): boolean =>
  isSame(one.total, other.total) && isSame(one.due, other.due)

const isSame = (one: number, other: number) => Math.round(one * 100) === Math.round(other * 100)

/** Part of a confirmation's URL, and of a cookie. */
export const formatSeenAmounts = ({ total, due }: SeenAmounts): string => `${total}-${due}`

/** Null for a malformed text. */
export function parseSeenAmounts(text: string | null | undefined): SeenAmounts | null {
  const [, total, due] =
    /^(\d{1,12}(?:\.\d{1,4})?)-(\d{1,12}(?:\.\d{1,4})?)$/.exec(text ?? '') ?? []
  return total === undefined || due === undefined
    ? null
    : { total: Number(total), due: Number(due) }
}

interface OrderAmounts {
  sum: number
  orderValueIncVat: number
  /** The part that the customer's balance has paid. */
  balance: number
}

/** An order's amounts that differ from the seen ones; null else. Merchants have the total in one of two fields. */
export function differentAmounts(order: OrderAmounts, seen: SeenAmounts): SeenAmounts | null {
  const used = order.balance > 0 ? order.balance : 0
  const readings = [order.orderValueIncVat, order.sum].flatMap((amount) =>
    amount > 0
      ? [
          { total: amount, due: amount - used },
          { total: amount + used, due: amount },
        ]
      : [],
  )
  return readings.some((reading) => isSameAmounts(reading, seen)) ? null : (readings[0] ?? null)
}

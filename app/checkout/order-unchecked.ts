/** What the answer says when the merchant did not say whether an order may be made (spec section 7). */
const unchecked = 'order-unchecked'

/** Thrown by an action: nothing has been ordered. */
export function orderUnchecked(): Response {
  return new Response(unchecked, { status: 503 })
}

/** @param data what an error response carries */
export const isOrderUnchecked = (data: unknown): boolean => data === unchecked

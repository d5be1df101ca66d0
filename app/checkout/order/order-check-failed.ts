import { readPageError, type PageError } from '#app/visit/page-error.ts'

/** Thrown by an action when the merchant's check before an order fails (spec section 7): nothing has been ordered. */
export function orderCheckFailed(): Response {
  return Response.json({ reason: 'unchecked' } satisfies Partial<PageError>, { status: 503 })
}

export const isOrderCheckFailed = (data: unknown): boolean =>
  readPageError(data)?.reason === 'unchecked'

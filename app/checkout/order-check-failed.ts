import { readPageFault, type PageFault } from '#app/visit/page-fault.ts'

/**
 * Thrown by an action when the merchant did not say whether an order may be made (spec section 7):
 * nothing has been ordered.
 */
export function orderCheckFailed(): Response {
  return Response.json({ fault: 'unchecked' } satisfies Partial<PageFault>, { status: 503 })
}

/** @param data what an error response carries */
export const isOrderCheckFailed = (data: unknown): boolean =>
  readPageFault(data)?.fault === 'unchecked'

import type { GatewayErrorKind } from '#app/gateway/gateway-error.ts'

/**
 * Data of an error page (spec section 8): the reason, for which the browser chooses the message, and the
 * id of the request in the log. It holds nothing of the merchant's own message.
 */
export interface PageError {
  requestId: string
  /** Left out where the status alone says what is wrong. */
  reason?: GatewayErrorKind | 'middleware' | 'unchecked' | 'unexpected'
  /** HTTP status of the merchant's answer. */
  merchantStatus?: number
  /** Name of a middleware that there is not. */
  name?: string
  /** Path that was asked for, where the page stands at another. */
  path?: string
}

/** Settings name a middleware for a screen that the shop does not have (spec section 8). */
export class UnknownMiddlewareError extends Error {
  readonly middleware: string

  constructor(middleware: string) {
    super(`Unknown middleware ${middleware}`)
    this.middleware = middleware
  }
}

/** Reads what came with an error response; null for pages that failed otherwise. */
export function readPageError(data: unknown): PageError | null {
  const { requestId } = (data ?? {}) as Partial<PageError>
  return typeof requestId === 'string' ? (data as PageError) : null
}

import type { GatewayErrorKind } from '#app/gateway/gateway-error.ts'

/**
 * What a failed page tells of its failure (spec section 8), in words that the browser chooses: which
 * kind it was, and under which id the log tells the rest. Nothing of what the merchant said is in it.
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

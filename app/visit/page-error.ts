import type { GatewayErrorKind } from '#app/gateway/errors/gateway-error.ts'

/** Data of an error page (spec section 8); it contains no message of the merchant. */
export interface PageError {
  requestId: string
  /** Absent where only the shop knows the trace of the request. */
  traceId?: string
  /** Absent if the status is enough. */
  reason?: GatewayErrorKind | 'middleware' | 'unchecked' | 'unexpected'
  /** Name of an unknown middleware. */
  name?: string
  /** The requested path, if the error page has another. */
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

/** Parses the data of an error response; null for other errors. */
export function readPageError(data: unknown): PageError | null {
  const { requestId } = (data ?? {}) as Partial<PageError>
  return typeof requestId === 'string' ? (data as PageError) : null
}

/** One error of a GraphQL answer. */
export interface GraphqlFault {
  message: string
  /** `extensions.code`, the word by which callers tell one refusal from another. */
  code: string | null
  extensions: Readonly<Record<string, unknown>>
}

/**
 * - `status`: the answer was not 2xx
 * - `parse`: the answer was not JSON
 * - `missing`: the answer had neither data nor errors
 * - `refused`: the merchant answered with errors
 * - `timeout`, `network`: there was no answer
 */
export type GatewayErrorKind = 'status' | 'parse' | 'missing' | 'refused' | 'timeout' | 'network'

/** Why the commerce side could not be asked (spec section 8). */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** HTTP status of the merchant's answer, when there was one. */
  readonly status: number | null
  readonly faults: readonly GraphqlFault[]

  constructor(
    kind: GatewayErrorKind,
    message: string,
    { status = null, faults = [], cause }: Partial<GatewayError> & { cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.faults = faults
  }

  /** Whether an error with this code is among the answer's errors. */
  has(code: string): boolean {
    return this.faults.some((fault) => fault.code === code)
  }
}

export const statusError = (status: number) =>
  new GatewayError('status', `Response not successful: Received status code ${status}`, { status })

export const parseError = (status: number, cause: unknown) =>
  new GatewayError('parse', `Response could not be parsed: ${String(cause)}`, { status, cause })

export const missingError = (status: number) =>
  new GatewayError('missing', 'Server response was missing for query', { status })

export const refusedError = (faults: readonly GraphqlFault[]) =>
  new GatewayError('refused', faults.map(({ message }) => message).join('; '), {
    status: 200,
    faults,
  })

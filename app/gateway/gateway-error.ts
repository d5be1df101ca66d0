/** One error of a GraphQL answer. */
export interface ResponseError {
  message: string
  /** `extensions.code`, the word by which callers tell one refusal from another. */
  code: string | null
  extensions: Readonly<Record<string, unknown>>
}

/**
 * - `http`: the answer was not 2xx
 * - `parse`: the answer was not JSON
 * - `missing`: the answer had neither data nor errors
 * - `graphql`: the merchant answered with errors
 * - `timeout`, `network`: there was no answer
 * - `busy`: not asked, because the last ones in a row went unanswered
 * - `left`: not waited for, because the visitor has left
 * - `unusable`: a whole answer that the shop can make no page of
 */
export type GatewayErrorKind =
  'http' | 'parse' | 'missing' | 'graphql' | 'timeout' | 'network' | 'busy' | 'left' | 'unusable'

/** Why the commerce side could not be asked (spec section 8). */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: GatewayErrorKind
  /** HTTP status of the merchant's answer, when there was one. */
  readonly status: number | null
  /** Its name is a field of the log. */
  readonly faults: readonly ResponseError[]
  /** Errors came beside data: some part behind the merchant failed, which is no answer of its own. */
  readonly isPartial: boolean

  constructor(
    kind: GatewayErrorKind,
    message: string,
    {
      status = null,
      faults = [],
      isPartial = false,
      cause,
    }: Partial<Pick<GatewayError, 'status' | 'faults' | 'isPartial'>> & { cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.faults = faults
    this.isPartial = isPartial
  }

  /** Whether an error with this code is among the answer's errors. */
  has(code: string): boolean {
    return this.faults.some((error) => error.code === code)
  }

  /** The merchant is away or not itself; a no that it says in good order is none of these. */
  get isOutage(): boolean {
    // A merchant never redirects: what does stands in its place, such as a page about maintenance.
    const isRedirect = this.status !== null && this.status >= 300 && this.status < 400
    if (this.kind === 'http') return isRedirect || this.status === null || this.status >= 500
    return ['parse', 'missing', 'timeout', 'network'].includes(this.kind)
  }

  /** Whether the same question may be answered a little later. */
  get isRetryable(): boolean {
    if (this.status === 408 || this.status === 429) return true
    return this.isOutage || this.isPartial || this.kind === 'busy' || this.kind === 'unusable'
  }
}

export const httpError = (status: number) =>
  new GatewayError('http', `Response not successful: Received status code ${status}`, { status })

export const parseError = (status: number, cause: unknown) =>
  new GatewayError('parse', `Response could not be parsed: ${String(cause)}`, { status, cause })

export const unusableError = (message: string) => new GatewayError('unusable', message)

export const missingError = (status: number) =>
  new GatewayError('missing', 'Server response was missing for query', { status })

export const graphqlError = (faults: readonly ResponseError[], isPartial: boolean) =>
  new GatewayError('graphql', faults.map(({ message }) => message).join('; '), {
    status: 200,
    faults,
    isPartial,
  })

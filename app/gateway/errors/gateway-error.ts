export interface ResponseError {
  message: string
  /** `extensions.code`, by which callers distinguish refusals. */
  code: string | null
  extensions: Readonly<Record<string, unknown>>
}

/**
 * - `http`: the status was not 2xx
 * - `parse`: the response was not JSON
 * - `missing`: the response had neither data nor errors
 * - `graphql`: the merchant returned errors
 * - `timeout`, `network`: there was no response
 * - `busy`: not sent, because the circuit breaker is open
 * - `aborted`: the visitor has disconnected
 * - `unusable`: a complete response that cannot make a page
 */
export type GatewayErrorKind =
  | 'http'
  | 'parse'
  | 'missing'
  | 'graphql'
  | 'timeout'
  | 'network'
  | 'busy'
  | 'aborted'
  | 'unusable'

/** Codes by which servers say that the error is theirs; any other may be a refusal. */
const merchantsFault =
  /^(internal_?(server_?)?error|service_?unavailable|downstream_?service_?error|(gateway_?)?timeout)$/i

/** Codes by which servers say that they do not know the bearer token. */
const unknownToken = /^(auth_not_authenticated|unauthenticated|unauthorized)$/i

/** Why a call to the merchant failed (spec section 8). */
export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly status: number | null
  /** Errors of the response. The property name is a field of the log, so it must not change. */
  readonly faults: readonly ResponseError[]
  /** The response had errors and data, or errors below its root: a part of it failed, so it is no refusal. */
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

  has(code: string): boolean {
    return this.faults.some((error) => error.code === code)
  }

  /** Whether the merchant is unavailable or failing; a refusal is no outage. */
  get isOutage(): boolean {
    // The API never redirects; a redirect comes from something else, such as a maintenance page.
    const isRedirect = this.status !== null && this.status >= 300 && this.status < 400
    if (this.kind === 'http') return isRedirect || this.status === null || this.status >= 500
    return ['parse', 'missing', 'timeout', 'network'].includes(this.kind)
  }

  /** Whether the merchant refused a request of nobody because of its key. */
  get isKeyRefused(): boolean {
    return (
      [401, 403].includes(this.status ?? 0) ||
      this.faults.some(({ code, message }) =>
        /unauth|forbidden|api.?key/i.test(`${code} ${message}`),
      )
    )
  }

  /** Whether the merchant has failed itself, by its code or a missing part; perhaps about one product or cart alone. */
  get isMerchantsFault(): boolean {
    if (this.kind !== 'graphql') return false
    const isUnexplained = this.isPartial && this.faults.every(({ code }) => code === null)
    return (
      isUnexplained || this.faults.some(({ code }) => code !== null && merchantsFault.test(code))
    )
  }

  /** Whether nothing was done because the merchant does not accept the bearer token, such as one that it has revoked. */
  get isTokenRejected(): boolean {
    if (this.kind === 'http') return this.status === 401
    return (
      this.kind === 'graphql' &&
      !this.isPartial &&
      this.faults.some(({ code }) => code !== null && unknownToken.test(code))
    )
  }

  /** Whether the same request may succeed a little later. */
  get isRetryable(): boolean {
    if (this.status === 408 || this.status === 429) return true
    return (
      this.isOutage ||
      this.isMerchantsFault ||
      this.isPartial ||
      this.kind === 'busy' ||
      this.kind === 'unusable'
    )
  }
}

export const httpError = (status: number) =>
  new GatewayError('http', `Response not successful: Received status code ${status}`, { status })

/** The parser's error is left out, since it quotes the response, and a log line includes causes. */
export const parseError = (status: number) =>
  new GatewayError('parse', 'Parse error: the response is not JSON', { status })

export const unusableError = (message: string) => new GatewayError('unusable', message)

export const missingError = (status: number) =>
  new GatewayError('missing', 'Server response was missing for query', { status })

const maxListedFaults = 5
const maxMessageLength = 500

export const graphqlError = (faults: readonly ResponseError[], isPartial: boolean) =>
  new GatewayError(
    'graphql',
    faults
      .slice(0, maxListedFaults)
      .map(({ message }) => message.slice(0, maxMessageLength))
      .join('; '),
    { status: 200, faults, isPartial },
  )

import { ClientError } from 'graphql-request'

import { ExcessiveJsonError, parseJson, type LengthLimits } from '#app/kit/parse-json.ts'

import {
  graphqlError,
  httpError,
  missingError,
  parseError,
  unusableError,
  type GatewayError,
  type ResponseError,
} from './gateway-error.ts'
import { checkLength } from './response-limits.ts'

/** Decimal is a scalar of the merchant's own. Some send it as a text, which has no sum and fails comparisons. */
const decimalTexts =
  /"(\w*(?:[vV]at|[dD]iscount|[fF]ee|[aA]mount|[bB]alance|[rR]ate|Percentage|Rating|ToFreeShipping|score|sum|total|lowest|highest|pending|remaining))": ?"(-?\d+(?:\.\d+)?)"/g
/** A sentence in its place may name the customer, and codes are logged. */
const isCode = /^[\w.-]{1,80}$/
const hasDecimalTexts = (body: string) => /Vat": ?"/.test(body)

/** Drops `data` or `errors` of a wrong type, which graphql-request rejects. Throws a SyntaxError for invalid or too much JSON. */
export function parseResult(body: string, limits: LengthLimits): unknown {
  checkLength(body)
  const numbers = hasDecimalTexts(body) ? body.replace(decimalTexts, '"$1":$2') : body
  const result = parseJson(numbers, limits)
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result
  const { data, errors } = result as Record<string, unknown>
  return {
    ...(typeof data === 'object' && !Array.isArray(data) && { data }),
    ...(Array.isArray(errors) && { errors }),
  }
}

/** The only reader of graphql-request's errors. One fails the whole response; null for none of it, such as a lost connection. */
export function responseErrorOf(error: unknown, status: number): GatewayError | null {
  if (error instanceof ClientError) {
    const { data, errors = [] } = error.response
    if (status < 200 || status >= 300) return httpError(status)
    const isPartial = hasPart(data) || (errors as unknown[]).some(isDeep)
    return graphqlError((errors as unknown[]).map(responseError), isPartial)
  }
  if (error instanceof ExcessiveJsonError) return unusableError(error.message)
  if (error instanceof SyntaxError) return parseError(status)
  // A response whose JSON is no object; only the message identifies this error.
  if (error instanceof Error && error.message.startsWith('Invalid execution result')) {
    return missingError(status)
  }
  return null
}

function hasPart(data: unknown): boolean {
  return Object.values(data ?? {}).some((part) => part !== null)
}

/** A refusal is about the root field; below it some part failed, and its null may have reached the root. */
function isDeep(error: unknown): boolean {
  const { path } = (error ?? {}) as { path?: unknown }
  return Array.isArray(path) && path.length > 1
}

function responseError(error: unknown): ResponseError {
  const { message, extensions } = (error ?? {}) as Record<string, unknown>
  const details =
    typeof extensions === 'object' && extensions !== null
      ? (extensions as Record<string, unknown>)
      : {}
  return {
    message: typeof message === 'string' ? message : 'Unknown error',
    code: typeof details.code === 'string' && isCode.test(details.code) ? details.code : null,
    extensions: details,
  }
}

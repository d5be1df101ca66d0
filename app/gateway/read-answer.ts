import { parseJson } from '../kit/parse-json.ts'
import {
  missingError,
  parseError,
  graphqlError,
  httpError,
  type GraphqlFault,
} from './gateway-error.ts'

/**
 * Reads a GraphQL answer: its data, or a thrown GatewayError that says which of the known ways it
 * failed. An answer with errors fails as a whole, even when part of the data is there.
 */
export function readAnswer(status: number, body: string): Record<string, unknown> {
  if (status < 200 || status >= 300) throw httpError(status)
  const { data, errors } = parse(status, body)
  if (Array.isArray(errors) && errors.length > 0) {
    throw graphqlError(errors.map(faultOf), hasPart(data))
  }
  if (typeof data !== 'object' || data === null) throw missingError(status)
  return data as Record<string, unknown>
}

function hasPart(data: unknown): boolean {
  return Object.values(data ?? {}).some((part) => part !== null)
}

function parse(status: number, body: string): { data?: unknown; errors?: unknown } {
  let answer: unknown
  try {
    answer = parseJson(body)
  } catch (cause) {
    throw parseError(status, cause)
  }
  return typeof answer === 'object' && answer !== null ? answer : {}
}

function faultOf(error: unknown): GraphqlFault {
  const { message, extensions } = (error ?? {}) as Record<string, unknown>
  const details =
    typeof extensions === 'object' && extensions !== null
      ? (extensions as Record<string, unknown>)
      : {}
  return {
    message: typeof message === 'string' ? message : 'Unknown error',
    code: typeof details.code === 'string' ? details.code : null,
    extensions: details,
  }
}

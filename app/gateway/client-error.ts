import { ClientError } from 'graphql-request'

import { parseJson } from '../kit/parse-json.ts'
import {
  graphqlError,
  httpError,
  missingError,
  parseError,
  type GatewayError,
  type ResponseError,
} from './gateway-error.ts'

/**
 * Parses an answer for graphql-request, which refuses an answer for members that the protocol gives a
 * type and some merchants do not: they count as absent here.
 *
 * @throws SyntaxError for what is not JSON
 */
export function parseResult(body: string): unknown {
  const result = parseJson(body)
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result
  const { data, errors } = result as Record<string, unknown>
  return {
    ...(typeof data === 'object' && !Array.isArray(data) && { data }),
    ...(Array.isArray(errors) && { errors }),
  }
}

/**
 * What graphql-request threw, as the gateway tells it: the one place where its errors are read. An
 * answer with errors fails as a whole, even when part of the data is there. Null for an error that
 * is not about the answer, such as a lost connection.
 *
 * @param status of the answer
 */
export function responseErrorOf(error: unknown, status: number): GatewayError | null {
  if (error instanceof ClientError) {
    const { data, errors = [] } = error.response
    if (status < 200 || status >= 300) return httpError(status)
    return graphqlError((errors as unknown[]).map(responseError), hasPart(data))
  }
  if (error instanceof SyntaxError) return parseError(status, error)
  // In words only, of an answer whose JSON is no object.
  if (error instanceof Error && error.message.startsWith('Invalid execution result')) {
    return missingError(status)
  }
  return null
}

function hasPart(data: unknown): boolean {
  return Object.values(data ?? {}).some((part) => part !== null)
}

function responseError(error: unknown): ResponseError {
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

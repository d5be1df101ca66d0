import { GraphQLClient, type RequestMiddleware } from 'graphql-request'

import type { GatewayContext } from './gateway-context.ts'
import { responseErrorOf, parseResult } from './errors/client-error.ts'
import {
  openConnection,
  type RequestInit,
  type UpstreamResponse,
} from './connection/connection.server.ts'
import { missingError, unusableError, type GatewayError } from './errors/gateway-error.ts'
import { filesIn, multipartBody } from './connection/multipart.server.ts'
import { isUnknownHash, persistedQuery } from './connection/persisted-query.server.ts'
import { lengthLimits } from './errors/response-limits.ts'
import type { PrintedDocument } from './printed-document.server.ts'

export interface Operation extends PrintedDocument {
  variables: Record<string, unknown>
  /** Whether long lists of the response may be cut: not those of a cart. */
  mayTruncateLists: boolean
}

/**
 * Sends an operation, by hash alone where the merchant supports it, but no mutation, which might be sent twice,
 * and as multipart with a file.
 *
 * @param withinMs time limit, including the second request with the whole query
 * @throws GatewayError without complete data
 */
export async function postOperation(
  context: GatewayContext,
  operation: Operation,
  withinMs: number,
): Promise<OperationResponse> {
  const { graphqlEndpoint, persistedQueries } = context.merchant
  const { connections, hashSupport } = context.gateway
  const { operationName, isMutation, query } = operation
  // Aborting a mutation would leave its outcome unknown.
  const connection = openConnection(connections, withinMs, isMutation ? null : context.signal)
  const started = performance.now()
  const limits = lengthLimits(operation.mayTruncateLists, (field) =>
    context.log.warn({ operation: operationName, field }, 'merchant response truncated'),
  )

  const send = async (bodyOf: BodyOf): Promise<SentRequest> => {
    const received = { status: 0, body: '' }
    const client = new GraphQLClient(graphqlEndpoint, {
      headers: headersOf(context),
      // The operation name is known; graphql-request would parse the query text each time to find it.
      excludeOperationName: true,
      requestMiddleware: (request) => withBody(request, bodyOf(operation)),
      jsonSerializer: { stringify: JSON.stringify, parse: (body) => parseResult(body, limits) },
      fetch: async (url, init) => {
        const response = await connection.request(url as URL, init as RequestInit)
        received.status = response.status
        return asGraphql(response, (body) => (received.body = body))
      },
    })
    try {
      const { data } = await client.rawRequest<object>(query, operation.variables)
      // A response without data, or a list of responses.
      if (!data || Array.isArray(data)) throw missingError(received.status)
      if (!hasShape(data, operation)) throw unusableError('The response has another shape')
      return { ...received, response: { data, size: received.body.length } }
    } catch (error) {
      return {
        ...received,
        error: responseErrorOf(error, received.status) ?? connection.errorOf(error),
      }
    } finally {
      const ms = Math.round(performance.now() - started)
      context.log.debug(
        { operation: operationName, status: received.status, ms },
        'merchant response',
      )
    }
  }

  // The form sets its own content type; a file is not sent twice to find out whether a hash is known.
  const files = filesIn(operation.variables)
  if (files.length > 0) return responseOf(await send((it) => multipartBody(it, files)))
  if (isMutation || !persistedQueries || !hashSupport.isEnabled()) {
    return responseOf(await send(wholeBody))
  }
  const byHash = await send(hashBody)
  if (!byHash.error) hashSupport.prove()
  if (!byHash.error || !hasResponse(byHash.error)) return responseOf(byHash)
  // An upstream without persisted queries responds with any status and message.
  if (isUnknownHash(byHash.body)) return responseOf(await send(hashedBody))
  // Sending the whole text would double the requests during an outage.
  if (byHash.error.isOutage && hashSupport.isProven()) return responseOf(byHash)
  const byQuery = await send(wholeBody)
  // The same response to both is an error of the query; a different one was an error of the hash.
  const isSame = byQuery.status === byHash.status && byQuery.body === byHash.body
  if (!isSame && hasResponse(byQuery.error)) hashSupport.disable()
  return responseOf(byQuery)
}

type RequestInitExtended = Parameters<RequestMiddleware>[0]

interface OperationResponse {
  data: object
  /** Length of the body in characters. */
  size: number
}

type SentRequest = { status: number; body: string } & (
  | { response: OperationResponse; error?: undefined }
  | { response?: undefined; error: GatewayError }
)

function responseOf({ response, error }: SentRequest): OperationResponse {
  if (error) throw error
  return response
}

/** Whether the upstream responded, successfully or not. */
const hasResponse = (error?: GatewayError) =>
  !error || !['timeout', 'network', 'aborted'].includes(error.kind)

/** Whether a query's root fields are there, null or of their kind: a missing one is no missing page. Callers check mutations. */
function hasShape(data: object, { roots, isMutation }: Operation): boolean {
  if (isMutation) return true
  return roots.every(({ name, isObject, fields }) => {
    const value = (data as Record<string, unknown>)[name]
    if (value === null || !isObject) return value !== undefined
    if (typeof value !== 'object') return false
    return Array.isArray(value) || fields.some((field) => field in value)
  })
}

type BodyOf = (operation: Operation) => string | ReturnType<typeof multipartBody>

const wholeBody: BodyOf = ({ operationName, variables, query }) =>
  JSON.stringify({ operationName, variables, query })

const hashBody: BodyOf = ({ operationName, variables, hash }) =>
  JSON.stringify({ operationName, variables, extensions: persistedQuery(hash) })

const hashedBody: BodyOf = ({ operationName, variables, query, hash }) =>
  JSON.stringify({ operationName, variables, query, extensions: persistedQuery(hash) })

/** The request of graphql-request with the operation's name, with its hash, or as a form, which sets its own content type. */
function withBody(request: RequestInitExtended, body: ReturnType<BodyOf>): RequestInitExtended {
  const headers = new Headers(request.headers)
  if (typeof body !== 'string') headers.delete('Content-Type')
  return { ...request, headers, body: body as BodyInit }
}

/** Sets the content type of JSON: some merchants declare plain text, which graphql-request does not parse. */
function asGraphql(
  response: UpstreamResponse,
  onBody: (body: string) => void,
): globalThis.Response {
  const { status } = response
  const text = async () => {
    const body = await response.text()
    onBody(body)
    return body
  }
  const ok = status >= 200 && status <= 299
  return { status, ok, headers: jsonHeaders, text } as globalThis.Response
}

const jsonHeaders = new Headers({ 'Content-Type': 'application/json' })

function headersOf({
  merchant,
  token,
  requestId,
  traceparent,
}: GatewayContext): Record<string, string> {
  return {
    Accept: '*/*',
    'X-ApiKey': merchant.apiKey,
    'X-Request-Id': requestId,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(traceparent ? { traceparent } : {}),
  }
}

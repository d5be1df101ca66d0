/** `/graphql`: API key, persisted queries, limits, error masking. */
import { setImmediate } from 'node:timers/promises'

import { createHandler } from 'graphql-http'
import { GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql'
import pLimit from 'p-limit'
import type { RequestContext } from './context.ts'
import { createDocuments } from './documents.ts'
import { maskError, clientError } from './errors.ts'
import { isMultipart, maxMultipartLength, readMultipart } from './multipart-request.ts'
import { createPersistedQueries } from './persisted-queries.ts'
import { readJson } from './read-json.ts'

interface GraphqlHandlerOptions {
  schema: GraphQLSchema
  apiKeys: readonly string[]
  createContext(request: Request, requestId: string): Promise<RequestContext>
  report(error: unknown, requestId: string): void
}

const maxBodyLength = 512 * 1024

export function createGraphqlHandler(options: GraphqlHandlerOptions) {
  const documents = createDocuments()
  const persistedQueries = createPersistedQueries()
  /** A list of a large catalogue blocks the event loop for tens of milliseconds: carts are answered between two. */
  const lists = pLimit(1)

  const handle = createHandler<Request, { requestId: string }, RequestContext>({
    schema: options.schema,
    context: ({ raw, context }) => options.createContext(raw, context.requestId),
    parse: (source) => documents.parse(typeof source === 'string' ? source : source.body),
    validate: documents.validate,
    onOperation: ({ context: { requestId } }, _, result) => {
      const { errors, ...rest } = result as ExecutionResult
      if (!errors) return
      const report = (error: unknown) => options.report(error, requestId)
      return { ...rest, errors: errors.map((error) => maskError(error, requestId, report)) }
    },
  })

  return async (request: Request): Promise<Response> => {
    const key = request.headers.get('x-apikey')
    if (key === null || !options.apiKeys.includes(key)) {
      return errorResponse(
        401,
        clientError('Unauthorized', 'A valid API key is needed in X-ApiKey'),
      )
    }
    try {
      const { url, body: sent } = await parseRequest(request, persistedQueries)
      const execute = () =>
        handle({
          method: request.method,
          url: url.href,
          headers: isMultipart(request) ? asJson(request.headers) : request.headers,
          body: sent,
          raw: request,
          context: { requestId: requestIdOf(request) },
        })
      const text = isObject(sent) ? sent['query'] : url.searchParams.get('query')
      const isList = documents.readsLists(text)
      const [body, init] = await (isList ? lists(() => setImmediate().then(execute)) : execute())
      return new Response(body, init)
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error
      // Clients of persisted queries expect status 200 and read the code.
      return errorResponse(error.extensions.code === 'TooLarge' ? 413 : 200, error)
    }
  }
}

/** Of a multipart request that has been parsed, for a handler that knows JSON alone. */
function asJson(headers: Headers): Headers {
  const changed = new Headers(headers)
  changed.set('content-type', 'application/json')
  return changed
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Adds the document to a hash. Throws a GraphQLError for a body that is too large, and an unknown or wrong hash. */
async function parseRequest(
  request: Request,
  documentOf: ReturnType<typeof createPersistedQueries>,
): Promise<{ url: URL; body: Record<string, unknown> | string | null }> {
  const url = new URL(request.url)
  if (request.method === 'GET') {
    const { searchParams } = url
    const extensions = readJson(searchParams.get('extensions') ?? 'null')
    const query = documentOf(searchParams.get('query') ?? undefined, extensions)
    if (query !== undefined) searchParams.set('query', query)
    return { url, body: null }
  }
  const bytes = await readBody(request, isMultipart(request) ? maxMultipartLength : maxBodyLength)
  if (bytes === null) throw clientError('TooLarge', 'The request body is too large')
  const text = isMultipart(request) ? '' : bytes.toString('utf8')
  const body = isMultipart(request) ? await readMultipart(bytes, request.headers) : readJson(text)
  if (!isObject(body)) return { url, body: text }
  const { query } = body
  if (query !== undefined && typeof query !== 'string') return { url, body }
  return { url, body: { ...body, query: documentOf(query, body['extensions']) } }
}

/** The body; null when it exceeds the limit. */
async function readBody(request: Request, maxLength: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxLength) return null
  const chunks: Uint8Array[] = []
  let size = 0
  if (!request.body) return Buffer.alloc(0)
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxLength) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The client's request id if it is well-formed, so that both logs use the same id. */
function requestIdOf(request: Request): string {
  const sentId = request.headers.get('x-request-id')
  return sentId && /^[\w.-]{1,64}$/.test(sentId) ? sentId : crypto.randomUUID()
}

function errorResponse(status: number, error: GraphQLError): Response {
  return Response.json({ errors: [error.toJSON()] }, { status })
}

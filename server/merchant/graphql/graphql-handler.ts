/** `/graphql`: API key, persisted queries, limits, error masking. */
import { setImmediate } from 'node:timers/promises'

import { createHandler } from 'graphql-http'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
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
  /** Called for each request. */
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
    const parsed = await parseRequest(request, persistedQueries)
    if (!parsed.ok) return parsed.response
    const execute = () =>
      handle({
        method: request.method,
        url: parsed.url,
        headers: isMultipart(request) ? asJson(request.headers) : request.headers,
        body: parsed.body,
        raw: request,
        context: { requestId: requestIdOf(request) },
      })
    const isList = documents.readsLists(queryOf(parsed))
    const [body, init] = await (isList ? lists(() => setImmediate().then(execute)) : execute())
    return new Response(body, init)
  }
}

/** Of a multipart request that has been parsed, for a handler that knows JSON alone. */
function asJson(headers: Headers): Headers {
  const changed = new Headers(headers)
  changed.set('content-type', 'application/json')
  return changed
}

type ParsedRequest =
  | { ok: true; url: string; body: Record<string, unknown> | string | null }
  | { ok: false; response: Response }

const queryOf = ({ url, body }: { url: string; body: Record<string, unknown> | string | null }) =>
  typeof body === 'object' ? body?.['query'] : new URL(url).searchParams.get('query')

/** Parses the request and adds the document where only its hash was sent. */
async function parseRequest(
  request: Request,
  persisted: ReturnType<typeof createPersistedQueries>,
): Promise<ParsedRequest> {
  const url = new URL(request.url)
  try {
    if (request.method === 'GET') {
      const { searchParams } = url
      const extensions = readJson(searchParams.get('extensions') ?? 'null')
      const query = persisted.resolve(searchParams.get('query') ?? undefined, extensions)
      if (query !== undefined) searchParams.set('query', query)
      return { ok: true, url: url.href, body: null }
    }
    const bytes = await readBody(request, isMultipart(request) ? maxMultipartLength : maxBodyLength)
    if (bytes === null) {
      const response = errorResponse(413, clientError('TooLarge', 'The request body is too large'))
      return { ok: false, response }
    }
    const text = isMultipart(request) ? '' : bytes.toString('utf8')
    const body = isMultipart(request) ? await readMultipart(bytes, request.headers) : readJson(text)
    if (typeof body !== 'object' || body === null) return { ok: true, url: url.href, body: text }
    const parsed = body as Record<string, unknown>
    if (parsed['query'] !== undefined && typeof parsed['query'] !== 'string') {
      return { ok: true, url: url.href, body: parsed }
    }
    const query = persisted.resolve(parsed['query'], parsed['extensions'])
    return { ok: true, url: url.href, body: { ...parsed, query } }
  } catch (error) {
    // Clients of persisted queries expect status 200 and read the code.
    return { ok: false, response: errorResponse(200, error as ReturnType<typeof clientError>) }
  }
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

function errorResponse(status: number, error: ReturnType<typeof clientError>): Response {
  return Response.json({ errors: [error.toJSON()] }, { status })
}

import { pipeline } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { Agent, errors, request, type Dispatcher } from 'undici'

import { GatewayError, unusableError } from '#app/gateway/errors/gateway-error.ts'

/** The largest response is a list of products; a longer one is an error or an attack. */
const maxResponseBytes = 4 * 1024 * 1024

/** Keep-alive: a new connection takes longer than most requests. With a limit, so that no endless response fills the memory. */
export function createConnections(): Agent {
  return new Agent({
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: 500 },
    maxResponseSize: maxResponseBytes,
  })
}

/** A request as for `fetch`; a form sets its own content type. */
export interface RequestInit {
  method?: Dispatcher.HttpMethod
  headers?: Headers | Record<string, string>
  body?: Dispatcher.DispatchOptions['body']
  signal?: AbortSignal | null
}

export interface UpstreamResponse {
  status: number
  headers: Dispatcher.ResponseData['headers']
  /** Reads the body; to be called once. */
  text(): Promise<string>
}

export interface Connection {
  /** Without the streams of `fetch`, which takes twice the time. No redirects, so that no other host gets the API key. */
  request(url: string | URL, init: RequestInit): Promise<UpstreamResponse>
  /** Maps an error of this request, or of reading its body, to a GatewayError. */
  errorOf(cause: unknown): GatewayError
}

/** What `fetch` sends, without `deflate`, which servers send in two formats. */
const defaultHeaders = {
  accept: '*/*',
  'accept-language': '*',
  'accept-encoding': 'br, gzip',
  'user-agent': 'undici',
}

/** Requests with a common time limit, bodies included. Errors: `timeout`, `network`, or `left` by the caller's signal. */
export function openConnection(
  agent: Agent,
  limitMs: number,
  signal?: AbortSignal | null,
): Connection {
  const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(limitMs)))
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline
  return {
    async request(url, { method, headers, body }) {
      const response = await request(url, {
        dispatcher: agent,
        method,
        headers: { ...defaultHeaders, ...lowerCased(headers) },
        body,
        signal: either,
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        text: () => textOf(response),
      }
    },
    errorOf(cause) {
      if (cause instanceof GatewayError) return cause
      if (cause instanceof errors.ResponseExceededMaxSizeError) return tooLarge()
      if (signal?.aborted)
        return new GatewayError('aborted', 'The visitor has disconnected', { cause })
      if (deadline.aborted) {
        return new GatewayError('timeout', `No answer within ${Math.round(limitMs)} ms`, { cause })
      }
      return new GatewayError('network', 'No connection to the merchant', { cause })
    },
  }
}

/** Limits the whole response. Throws a GatewayError of kind `timeout`, `network` or `aborted`. */
export async function requestWithin(
  agent: Agent,
  limitMs: number,
  url: string | URL,
  init: RequestInit,
) {
  const connection = openConnection(agent, limitMs, init.signal)
  try {
    const response = await connection.request(url, init)
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (cause) {
    throw connection.errorOf(cause)
  }
}

const tooLarge = () => unusableError(`The response has more than ${maxResponseBytes} bytes`)

/** A header of a response; several of the same name as one. */
export function headerOf({ headers }: Pick<UpstreamResponse, 'headers'>, name: string) {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : (value ?? null)
}

const lowerCased = (headers: Headers | Record<string, string> = {}) =>
  Object.fromEntries(
    headers instanceof Headers
      ? headers
      : Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )

const decoders: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** The body's text, limited: the pool counts what is transferred, and a compressed body may be a thousand times as long. */
async function textOf({ headers, body }: Dispatcher.ResponseData): Promise<string> {
  const createDecoder = decoders[String(headers['content-encoding'] ?? '').toLowerCase()]
  if (!createDecoder) return body.text()
  const chunks: Uint8Array[] = []
  let bytes = 0
  // The loop throws the error of the pipeline; leaving it ends both streams.
  const decoded = pipeline(body, createDecoder(), () => undefined)
  for await (const chunk of decoded as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > maxResponseBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

import { Agent, fetch as undiciFetch, type RequestInit, type Response } from 'undici'

import { GatewayError } from './gateway-error.ts'

/** The largest response is a list of products; a longer one is an error or an attack. */
const maxResponseBytes = 16 * 1024 * 1024

/**
 * A pool of keep-alive connections to one merchant: a new connection takes longer than most requests. Responses
 * have a size limit, so that an endless one does not fill the memory.
 */
export function createConnections(): Agent {
  return new Agent({
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: 500 },
    maxResponseSize: maxResponseBytes,
  })
}

export interface Connection {
  /** `fetch` over the pool. Redirects are not followed, so that no other host gets the API key. */
  fetch(url: string | URL, init: RequestInit): Promise<Response>
  /** Maps an error of this `fetch`, or of reading its body, to a GatewayError. */
  errorOf(cause: unknown): GatewayError
}

/**
 * Requests with a common time limit, bodies included. An error has the kind `timeout` or `network`, or
 * `left` if the caller's signal aborted it.
 */
export function openConnection(
  agent: Agent,
  limitMs: number,
  signal?: AbortSignal | null,
): Connection {
  const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(limitMs)))
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline
  return {
    fetch: (url, init) =>
      undiciFetch(url, { redirect: 'manual', ...init, signal: either, dispatcher: agent }),
    errorOf(cause) {
      if (cause instanceof GatewayError) return cause
      if (signal?.aborted) return new GatewayError('left', 'The visitor has left', { cause })
      if (deadline.aborted) {
        return new GatewayError('timeout', `No answer within ${Math.round(limitMs)} ms`, { cause })
      }
      return new GatewayError('network', 'No connection to the merchant', { cause })
    },
  }
}

/**
 * One request with a time limit for the whole response.
 *
 * @throws GatewayError of kind `timeout`, `network` or `left`
 */
export async function fetchWithin(
  agent: Agent,
  limitMs: number,
  url: string | URL,
  init: RequestInit,
) {
  const connection = openConnection(agent, limitMs, init.signal)
  try {
    const response = await connection.fetch(url, init)
    return { status: response.status, headers: response.headers, body: await textOf(response) }
  } catch (cause) {
    throw connection.errorOf(cause)
  }
}

/**
 * The text of a body, with the size limit: the pool counts what is transferred, and a compressed body may be a
 * thousand times as long.
 */
export async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop cancels the body.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > maxResponseBytes)
      throw new Error(`A response of more than ${maxResponseBytes} bytes`)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

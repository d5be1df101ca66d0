import { Agent, fetch as undiciFetch, type RequestInit, type Response } from 'undici'

import { GatewayError } from './gateway-error.ts'

/**
 * Connections to one merchant, open between questions: a new one costs more than most answers. Every
 * answer has a size limit, so that one without an end does not fill the memory.
 */
export function createConnections(): Agent {
  return new Agent({
    connections: 64,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    connect: { timeout: 500 },
    maxResponseSize: 16 * 1024 * 1024,
  })
}

export interface Connection {
  /** `fetch` over the pool. A redirect is an answer like any other: the key goes to no other address. */
  fetch(url: string | URL, init: RequestInit): Promise<Response>
  /** What a failure of this `fetch`, or of reading the body that it gave, means. */
  errorOf(cause: unknown): GatewayError
}

/**
 * Requests that have a limit in milliseconds together, bodies included. A failure is of kind
 * `timeout` or `network`, and `left` when the caller's own signal ended it.
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
 * One request with a limit for the whole answer.
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
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (cause) {
    throw connection.errorOf(cause)
  }
}

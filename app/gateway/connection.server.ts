import { Agent, fetch as undiciFetch, type RequestInit } from 'undici'

import { GatewayError } from './gateway-error.ts'

/** Connections to the merchant stay open between questions: a new one costs more than most answers. */
const agent = new Agent({
  connections: 64,
  pipelining: 1,
  keepAliveTimeout: 30_000,
  connect: { timeout: 500 },
  // No answer of a shop is larger; one without an end must not fill the memory.
  maxResponseSize: 16 * 1024 * 1024,
})

/**
 * `fetch` over the shared pool, with a limit in milliseconds for the whole answer. No answer in time
 * or no connection throws a GatewayError of kind `timeout` or `network`, and `left` when the caller's
 * own signal ended it. A redirect is an answer like any other: the key goes to no other address.
 */
export async function fetchWithin(limitMs: number, url: string | URL, init: RequestInit) {
  const deadline = AbortSignal.timeout(Math.max(0, Math.ceil(limitMs)))
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline
  try {
    const response = await undiciFetch(url, {
      redirect: 'manual',
      ...init,
      signal,
      dispatcher: agent,
    })
    // Reading the body belongs to the time that an answer may take.
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (cause) {
    if (init.signal?.aborted) throw new GatewayError('left', 'The visitor has left', { cause })
    if (deadline.aborted) {
      throw new GatewayError('timeout', `No answer within ${Math.round(limitMs)} ms`, { cause })
    }
    throw new GatewayError('network', 'No connection to the merchant', { cause })
  }
}

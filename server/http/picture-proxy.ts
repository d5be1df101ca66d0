import type { Request, Response } from 'express'
import { Agent, fetch } from 'undici'

import { liveness } from './liveness.ts'

/** From the request to the last byte. */
const limitMs = 5_000
const mostBytes = 16 * 1024 * 1024
/** Request headers that a picture depends on. */
const forwardedHeaders = ['accept', 'if-none-match']
const returnedHeaders = ['content-type', 'cache-control', 'etag', 'vary']

/**
 * Proxies pictures. A browser has six connections to a shop without HTTP/2, and a picture that waits holds
 * one of them: it has five seconds, and while the merchant hangs, pictures are refused at once. Such a
 * response is small, and no cache keeps it.
 */
export function pictureProxy(
  origin: string,
): (address: URL, request: Request, response: Response) => void {
  const dispatcher = new Agent({ connections: 64, maxResponseSize: mostBytes })
  const merchant = liveness({
    probe: async (signal) => {
      const answer = await fetch(`${origin}/health`, { signal, dispatcher })
      await answer.arrayBuffer()
    },
  })
  return (address, request, response) => {
    const leave = (status: number) => {
      if (response.headersSent || response.destroyed) return
      response.status(status).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end()
    }
    if (merchant.isHung()) return leave(503)
    const ending = new AbortController()
    const end = () => ending.abort()
    const stopWaiting = merchant.wait(end)
    // Held by this closure: a signal that only `fetch` knows may be collected before it aborts.
    const limit = setTimeout(end, limitMs)
    response.on('close', end)
    const pass = async () => {
      const answer = await fetch(address, {
        method: request.method,
        headers: {
          'x-request-id': response.locals.requestId,
          ...headersIn(forwardedHeaders, (name) => request.get(name)),
        },
        redirect: 'manual',
        signal: ending.signal,
        dispatcher,
      })
      // Whole before it is begun: half a picture could not be taken back.
      const picture = Buffer.from(await answer.arrayBuffer())
      if (answer.status >= 500) return leave(answer.status === 503 ? 503 : 502)
      response.status(answer.status)
      response.set(headersIn(returnedHeaders, (name) => answer.headers.get(name) ?? undefined))
      response.end(request.method === 'HEAD' ? undefined : picture)
    }
    pass()
      .catch((error: unknown) => {
        if (response.destroyed) return
        // The log has a line of its own for every 503.
        if (isLate(error)) return leave(503)
        response.locals.log.warn({ err: error }, 'picture not passed on')
        leave(502)
      })
      .finally(() => {
        clearTimeout(limit)
        stopWaiting()
      })
  }
}

function headersIn(
  names: readonly string[],
  read: (name: string) => string | undefined,
): Record<string, string> {
  const found = names.map((name) => [name, read(name)] as const)
  return Object.fromEntries(
    found.filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Aborted here: by the deadline, or because the merchant hangs. */
function isLate(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
}

import type { Request, Response } from 'express'
import { Agent, fetch } from 'undici'

import { createHangDetector } from './hang-detector.ts'
import { isPictureOfPage, sendStandIn } from './picture-placeholder.ts'

/** Time limit from the request to the last byte. */
const timeLimitMs = 5_000
const maxBytes = 16 * 1024 * 1024
/** Request headers that a picture depends on. */
const forwardedHeaders = ['accept', 'if-none-match']
const returnedHeaders = ['content-type', 'cache-control', 'etag', 'vary']

/**
 * Proxies pictures. A browser has six connections to a shop without HTTP/2, and a pending picture
 * occupies one of them: it has a time limit of five seconds, and while the merchant hangs, pictures
 * are rejected at once. Such a response is small and not cached; a page shows a shape in place of the picture, and
 * requests it again.
 */
export function pictureProxy(
  origin: string,
): (address: URL, request: Request, response: Response) => void {
  const dispatcher = new Agent({ connections: 64, maxResponseSize: maxBytes })
  const merchant = createHangDetector({
    probe: async (signal) => {
      const answer = await fetch(`${origin}/health`, { signal, dispatcher })
      await answer.arrayBuffer()
    },
  })
  return (address, request, response) => {
    const reject = (status: number) => {
      if (response.headersSent || response.destroyed) return
      if (isPictureOfPage(request)) {
        response.locals.refusalReason = `picture not drawn: ${status}`
        return sendStandIn(response)
      }
      response.status(status).set({ 'Cache-Control': 'no-store', 'Retry-After': '5' }).end()
    }
    if (merchant.isHung()) return reject(503)
    const ending = new AbortController()
    const end = () => ending.abort()
    const stopWaiting = merchant.wait(end)
    // Referenced by this closure: a signal that only `fetch` references may be collected before it
    // aborts.
    const limit = setTimeout(end, timeLimitMs)
    response.on('close', end)
    const proxy = async () => {
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
      // Complete before the first byte is sent: a partial picture could not be retracted.
      const picture = Buffer.from(await answer.arrayBuffer())
      if (answer.status >= 500) return reject(answer.status === 503 ? 503 : 502)
      response.status(answer.status)
      response.set(headersIn(returnedHeaders, (name) => answer.headers.get(name) ?? undefined))
      // Pages of mail programs show the pictures of mails.
      response.set('Cross-Origin-Resource-Policy', 'cross-origin')
      response.end(request.method === 'HEAD' ? undefined : picture)
    }
    proxy()
      .catch((error: unknown) => {
        if (response.destroyed) return
        // The request log has its own line for every 503.
        if (isAborted(error)) return reject(503)
        response.locals.log.warn({ err: error }, 'picture proxy failed')
        reject(502)
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

/** Aborted here: by the time limit, or because the merchant hangs. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
}

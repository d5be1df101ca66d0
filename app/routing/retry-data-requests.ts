import { dataEnding } from '../kit/remix-internals.ts'

type Fetch = typeof globalThis.fetch
type Wait = (ms: number, signal: AbortSignal | null) => Promise<void>

/** Attempts for a page that this document has not shown yet, before its error page is shown. */
const maxTries = 5
const maxWaitMs = 5_000

/**
 * A `fetch` that retries a page's data after a network error, without limit for the shown page; changes are sent once.
 * Offline (`RequestStatus` says so) nothing is tried. A response counts when its body has arrived: Remix's decoder would
 * reject a promise that nobody handles.
 *
 * @param openStoredPage called after each network error; true when it opens the page by another document
 */
export function retryDataRequests(
  fetch: Fetch,
  address: string,
  openStoredPage: (path: string, isLastTry: boolean) => Promise<boolean>,
  wait: Wait = waitForNetwork,
  isOnline = () => navigator.onLine,
): Fetch {
  const { origin, pathname } = new URL(address)
  const shownPaths = new Set([pathname])
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, address)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (url.origin !== origin || !dataEnding.test(url.pathname)) return fetch(input, init)
    if (method !== 'GET') return readWhole(await fetch(input, init))
    const path = url.pathname.replace(dataEnding, '') || '/'
    const signal = init?.signal ?? null
    for (let tries = 1; ;) {
      try {
        const response = await readWhole(await fetch(input, init))
        shownPaths.add(path)
        return response
      } catch (error) {
        if (!(error instanceof TypeError) || signal?.aborted) throw error
        const isLast = isOnline() && !shownPaths.has(path) && tries >= maxTries
        const isLeaving = await openStoredPage(path, isLast)
        // This document is being left, so the request needs no result.
        if (isLeaving) return new Promise(() => {})
        if (isLast) throw error
        if (!isOnline()) await wait(Infinity, signal)
        else await wait(Math.min(maxWaitMs, 250 * 2 ** tries++), signal)
      }
    }
  }
}

async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response
  return new Response(response.body && (await response.arrayBuffer()), {
    status,
    statusText,
    headers,
  })
}

/** Waits for the next attempt, or until the network is back or the request is aborted. */
function waitForNetwork(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const go = () => resolve()
    if (Number.isFinite(ms)) setTimeout(go, ms)
    window.addEventListener('online', go, { once: true })
    signal?.addEventListener('abort', go, { once: true })
  })
}

import { dataEnding } from '../kit/remix-internals.ts'

type Fetch = typeof globalThis.fetch
type Wait = (ms: number, signal: AbortSignal | null) => Promise<void>

/** Tries of what this document has not shown yet, before the page says that it failed. */
const maxTries = 5
const maxWaitMs = 5_000

/**
 * A fetch that reads the data of a page again when the network has lost it. What is on the page, and is
 * looked at anew after a change or because another tab told it to, is waited for as long as it takes;
 * Remix would take a lost answer for a failed page and put an error in the place of what is shown. A
 * change is sent once.
 *
 * @param address of the document
 */
export function retryDataRequests(
  fetch: Fetch,
  address: string,
  wait: Wait = waitForNetwork,
): Fetch {
  const { origin, pathname } = new URL(address)
  const shown = new Set([pathname])
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, address)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    if (method !== 'GET' || url.origin !== origin || !dataEnding.test(url.pathname)) {
      return fetch(input, init)
    }
    const path = url.pathname.replace(dataEnding, '') || '/'
    const signal = init?.signal ?? null
    for (let tries = 1; ; tries++) {
      try {
        const response = await fetch(input, init)
        shown.add(path)
        return response
      } catch (error) {
        if (!(error instanceof TypeError) || signal?.aborted) throw error
        if (!shown.has(path) && tries >= maxTries) throw error
        await wait(Math.min(maxWaitMs, 250 * 2 ** tries), signal)
      }
    }
  }
}

/** Until the next try; shorter when the network is back, or the visitor has gone on. */
function waitForNetwork(ms: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const go = () => resolve()
    setTimeout(go, ms)
    window.addEventListener('online', go, { once: true })
    signal?.addEventListener('abort', go, { once: true })
  })
}

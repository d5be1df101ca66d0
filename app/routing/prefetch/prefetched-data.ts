import { dataEnding, pagePath } from '../../kit/remix-internals.ts'
import type { PrefetchReason } from './connection.ts'

type Fetch = typeof globalThis.fetch

export interface PrefetchedData {
  /** Requests a page's data by the router's URL. The result of `onResponse`, called with its headers, is held as long. */
  request(
    url: string,
    reason: PrefetchReason,
    onResponse: (headers: Headers) => unknown,
  ): Promise<void>
  /** The `fetch` of the browser's router: takes the data that was requested before. */
  fetch: Fetch
}

interface Entry {
  reason: PrefetchReason
  startedAt: number
  isLoading: boolean
  abort: AbortController
  /** Null when there is nothing to use. */
  response: Promise<Response | null>
  held?: unknown
}

/** A price or a stock may change meanwhile. */
const maxAgeMs = 60_000
/** Browsers have six connections without HTTP/2; the others serve the visitor's own requests. */
const maxLoading = 2

/** Safari lacks `<link rel="prefetch">`, Firefox asks again. Each response is used once; every change and reload forgets all. */
export function prefetchedData(
  fetch: Fetch,
  shownUrl: () => URL,
  now: () => number = () => performance.now(),
): PrefetchedData {
  const entries = new Map<string, Entry>()
  /** Keeps its pictures in the browser's memory until the page shows them. */
  let opened: Entry | undefined

  const isCurrent = (entry: Entry) => now() - entry.startedAt < maxAgeMs
  function drop(url: string): void {
    entries.get(url)?.abort.abort()
    entries.delete(url)
  }
  function clear(): void {
    for (const url of [...entries.keys()]) drop(url)
  }
  function makeRoom(): void {
    for (const [url, entry] of [...entries]) if (!isCurrent(entry)) drop(url)
    const loading = [...entries].filter(([, { isLoading }]) => isLoading)
    if (loading.length >= maxLoading) drop(loading[0]![0])
  }

  const request: PrefetchedData['request'] = async (url, reason, onResponse) => {
    const known = entries.get(url)
    // A request with `only-if-cached` may return nothing.
    const isWeaker = known?.isLoading && known.reason === 'view' && reason === 'intent'
    if (known && isCurrent(known) && !isWeaker) return
    if (isWeaker) drop(url)
    makeRoom()
    const abort = new AbortController()
    const entry: Entry = {
      reason,
      startedAt: now(),
      isLoading: true,
      abort,
      response: load(url, reason, abort.signal, (headers) => (entry.held = onResponse(headers))),
    }
    entries.set(url, entry)
    const response = await entry.response
    entry.isLoading = false
    if (!response && entries.get(url) === entry) entries.delete(url)
  }

  async function load(
    url: string,
    reason: PrefetchReason,
    signal: AbortSignal,
    onResponse: (headers: Headers) => void,
  ): Promise<Response | null> {
    // For a link in view the server returns only a cached page.
    const cached = reason === 'view' && { 'Cache-Control': 'only-if-cached' }
    const headers = { Purpose: 'prefetch', ...cached }
    const priority = reason === 'view' ? 'low' : 'high'
    try {
      const response = await fetch(url, { headers, signal, priority })
      if (!response.ok || response.status === 204) return null
      onResponse(response.headers)
      const { status } = response
      return new Response(await response.arrayBuffer(), { status, headers: response.headers })
    } catch {
      return null
    }
  }

  async function take(url: string): Promise<Response | null> {
    const entry = entries.get(url)
    if (!entry || !isCurrent(entry)) return null
    entries.delete(url)
    opened = entry
    return opened.response
  }

  return {
    request,
    async fetch(input, init) {
      const { method = 'GET', credentials } = init ?? {}
      // A request without cookies changes no state of the visitor.
      if (method !== 'GET' && credentials !== 'omit') {
        clear()
        return fetch(input, init).finally(clear)
      }
      const url = new URL(input instanceof Request ? input.url : input, shownUrl())
      if (method !== 'GET' || !dataEnding.test(url.pathname)) return fetch(input, init)
      const response = take(url.pathname + url.search)
      const isReload = pagePath(url.pathname) === shownUrl().pathname
      for (const [other, { isLoading, reason }] of [...entries]) {
        if (isReload || (isLoading && reason === 'view')) drop(other)
      }
      return (await response) ?? fetch(input, init)
    },
  }
}

import { LRUCache } from 'lru-cache'

import type { Log, SharedCache } from '#app/context.ts'
import { day, second } from '#app/kit/time.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'

import type { Freshness } from './freshness.ts'

/** A response with the time of its request, on the clock `now`. */
interface CachedResponse {
  data: object
  askedAt: number
  /** Length of its JSON. */
  size: number
}

export interface ReadOptions {
  log: Log
  freshSeconds: number
  staleSeconds: number
  /** A null at the root is a result like any other, not a missing page. */
  isNullUsual?: boolean
  /** Milliseconds to wait for a newer response when a stale one is cached. */
  timeoutMs?: number
  /** Is told how long the response that is read is current; null for one that is outdated. */
  onRead?: (freshness: Freshness | null) => void
  fetch: () => Promise<{ data: object; size: number }>
}

/** RFC 5861 stale-if-error: yesterday's category page is better than none. */
const staleIfErrorMs = day * 1000
/** A response with a null (no such product) is cached briefly, because it may be published soon. */
const negativeMs = 5 * second * 1000
/** The longest wait for a newer response when a stale one is cached. */
const timeoutMs = 500
/** After a failure the stale response is served for this long before the next request. */
const retryPauseMs = 1 * second * 1000
/** A slower Redis is no faster than the merchant. */
const sharedTimeoutMs = 100
/** Memory of parsed JSON, as a multiple of its text. */
const heapFactor = 4

/** Public responses, frozen, in bounded memory and a shared second level. Stale ones are served meanwhile, without the merchant for a day. */
export function createResponseCache({
  maxBytes,
  shared = null,
  now = monotonicNow,
}: {
  maxBytes: number
  /** The second level. */
  shared?: SharedCache | null
  now?: () => number
}) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => heapFactor * size + 2 * key.length + 200,
  })
  const pendingFetches = new Map<string, Promise<CachedResponse>>()
  // `max` would allocate the memory at start.
  const pausedUntil = new LRUCache<string, number>({ maxSize: 10_000, sizeCalculation: () => 1 })

  /** Count since the last log line. */
  let staleReads = 0

  return {
    read,
    last,
    size: () => ({ entries: cache.size, bytes: cache.calculatedSize, maxBytes }),
  }

  function read(key: string, options: ReadOptions): object | Promise<object> {
    const cached = cache.get(key)
    const isFresh = cached && now() - cached.askedAt < freshMsOf(cached.data, options)
    if (isFresh) return told(cached, options)
    return revalidate(key, options, cached).then((response) => told(response, options))
  }

  function told(response: CachedResponse, options: ReadOptions): object {
    const { askedAt, data } = response
    const ageMs = now() - askedAt
    const freshMs = freshMsOf(data, options)
    const endMs = freshMs + options.staleSeconds * 1000
    options.onRead?.(
      ageMs > endMs
        ? null
        : { freshMs: Math.max(0, freshMs - ageMs), staleMs: endMs - Math.max(ageMs, freshMs) },
    )
    return data
  }

  /** For when the merchant is away; null when older than a day or without a result. Makes no request. */
  async function last(key: string, log: Log): Promise<object | null> {
    const cached = cache.get(key) ?? (await readShared(key, log))
    const isUsable = cached && !hasMissing(cached.data) && now() - cached.askedAt <= staleIfErrorMs
    return isUsable ? cached.data : null
  }

  async function revalidate(
    key: string,
    options: ReadOptions,
    cached: CachedResponse | undefined,
  ): Promise<CachedResponse> {
    if (!cached) return pendingFetch(key, options)
    const ageMs = now() - cached.askedAt
    const isNegative = !options.isNullUsual && hasMissing(cached.data)
    if (isNegative || ageMs > staleIfErrorMs) return pendingFetch(key, options)
    if ((pausedUntil.get(key) ?? 0) > now()) return cached

    const newer = pendingFetch(key, options)
    if (ageMs < (options.freshSeconds + options.staleSeconds) * 1000) {
      newer.catch((error: unknown) => logStale(options.log, error))
      return cached
    }
    try {
      return await waitFor(newer, { limitMs: Math.min(timeoutMs, options.timeoutMs ?? Infinity) })
    } catch (error) {
      newer.catch(() => undefined)
      logStale(options.log, error)
      return cached
    }
  }

  /** The pending request for this key, or a new one. An error rejects all reads that wait for it. */
  function pendingFetch(key: string, options: ReadOptions): Promise<CachedResponse> {
    let pending = pendingFetches.get(key)
    if (!pending) {
      pending = fetchAndStore(key, options).finally(() => pendingFetches.delete(key))
      pendingFetches.set(key, pending)
    }
    return pending
  }

  async function fetchAndStore(key: string, options: ReadOptions): Promise<CachedResponse> {
    const sharedEntry = await readShared(key, options.log)
    if (sharedEntry) {
      store(key, sharedEntry)
      if (now() - sharedEntry.askedAt < freshMsOf(sharedEntry.data, options)) return sharedEntry
    }
    const askedAt = now()
    try {
      const { data, size } = await options.fetch()
      const response = { data: frozen(data), askedAt, size }
      store(key, response)
      if (options.isNullUsual || !hasMissing(data)) writeShared(key, response, options.log)
      return response
    } catch (error) {
      pausedUntil.set(key, now() + retryPauseMs)
      // The shared entry or a newer one is in memory by now.
      const older = sharedEntry && (cache.peek(key) ?? sharedEntry)
      if (!older || now() - older.askedAt > staleIfErrorMs) throw error
      logStale(options.log, error)
      return older
    }
  }

  /** One line for all of a second, since an outage concerns every read. */
  function logStale(log: Log, err: unknown): void {
    staleReads += 1
    if (staleReads > 1) return
    const kind = err instanceof GatewayError ? err.kind : 'unknown'
    const write = () => {
      log.warn({ err, kind, count: staleReads }, 'stale response served')
      staleReads = 0
    }
    setTimeout(write, second * 1000).unref()
  }

  /** A slow response must not replace one that was requested later and arrived earlier. */
  function store(key: string, response: CachedResponse): void {
    const cached = cache.peek(key)
    if (!cached || cached.askedAt <= response.askedAt) cache.set(key, response)
  }

  async function readShared(key: string, log: Log): Promise<CachedResponse | null> {
    if (!shared) return null
    try {
      const found = await waitFor(shared.read(key), { limitMs: sharedTimeoutMs })
      if (!found) return null
      const data: unknown = JSON.parse(found.text)
      if (typeof data !== 'object' || data === null) return null
      return { data: frozen(data), askedAt: found.askedAt, size: found.text.length }
    } catch (error) {
      log.debug({ err: error }, 'shared cache read failed')
      return null
    }
  }

  /** Writes in the background. */
  function writeShared(key: string, { data, askedAt }: CachedResponse, log: Log): void {
    shared
      ?.write(key, { text: JSON.stringify(data), askedAt }, staleIfErrorMs / 1000)
      .catch((error: unknown) => log.debug({ err: error }, 'shared cache write failed'))
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** Milliseconds since 1970 that do not jump when the system clock is set. */
function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}

function freshMsOf(data: object, { freshSeconds, isNullUsual }: ReadOptions): number {
  const isNegative = !isNullUsual && hasMissing(data)
  return isNegative ? Math.min(negativeMs, freshSeconds * 1000) : freshSeconds * 1000
}

/** Whether a field at the root is null. */
function hasMissing(data: object): boolean {
  return Object.values(data).includes(null)
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

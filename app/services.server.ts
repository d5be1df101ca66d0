import type { SearchCounts, SharedCache, ShopMetrics, Tracer } from './context.ts'
import type { AuthSession } from './gateway/auth/auth.server.ts'
import { createGateway, type Gateway } from './gateway/gateway.server.ts'
import { createPackedCache, type PackedCache } from './kit/cache/packed-cache.server.ts'
import { createStaleCache, type StaleCache } from './kit/cache/stale-cache.ts'
import { createSingleFlight, type SingleFlight } from './kit/cache/single-flight.server.ts'
import { createKeyedQueue, type KeyedQueue } from './kit/limits/keyed-queue.ts'
import type { Result } from './kit/result.ts'
import { createSearchCounts } from './kit/search-counts.ts'
import { hour, minute, second } from './kit/time.ts'

/** State of one shop that outlives a request: two shops in one process share none of it. */
export interface ShopServices {
  gateway: Gateway
  /** What all instances share; null when each has only its own. */
  sharedCache: SharedCache | null
  /**
   * Keyed by refresh token: concurrent requests renew a session once. Requests that still send the old token shortly
   * after get the same session.
   */
  renewals: SingleFlight<AuthSession | null>
  /** Keyed by cart and idempotency key: a second submit gets the result of the first. */
  orderAttempts: SingleFlight<Result<unknown, unknown>>
  /** Keyed by content of the order: tabs that submit the same cart at the same time place one order. */
  ordersUnderWay: SingleFlight<Result<unknown, unknown>>
  /** Keyed by cart: what is typed in a checkout is saved in the order in which it was sent, also by two requests at once. */
  draftQueue: KeyedQueue
  /** Sitemap indexes by origin: each takes dozens of queries, one after the other. */
  sitemapIndexes: StaleCache<string>
  /** Pages of product feeds: each feed takes thousands of queries. */
  feedPages: PackedCache
  searchCounts: SearchCounts
  /** Null when no metrics are served. */
  metrics: ShopMetrics | null
  /** Whether it is time to log again that the merchant's channel is unusable. */
  mayLogUnusable: () => boolean
  /** Closes the connections to the merchant. */
  close(): Promise<void>
}

export interface ServiceOptions {
  /** Cache of public responses that all instances share; null when each instance has only its own. */
  sharedCache: SharedCache | null
  /** Search counts that all instances share; absent when each instance counts alone. */
  searchCounts?: SearchCounts | null
  metrics?: ShopMetrics | null
  /** Absent while traces are off. */
  tracer?: Tracer | null
}

export function createServices({
  sharedCache,
  searchCounts,
  metrics = null,
  tracer = null,
}: ServiceOptions): ShopServices {
  const gateway = createGateway({ sharedCache, metrics, tracer })
  return {
    gateway,
    sharedCache,
    renewals: createSingleFlight({ max: 10_000, keepMs: 10 * second * 1000 }),
    // An attempt that was refused or failed may be repeated under the same key.
    orderAttempts: createSingleFlight<Result<unknown, unknown>>({
      max: 5_000,
      keepMs: 10 * minute * 1000,
      shouldKeep: ({ ok }) => ok,
    }),
    ordersUnderWay: createSingleFlight<Result<unknown, unknown>>({
      max: 5_000,
      keepMs: 1 * minute * 1000,
      shouldKeep: () => false,
    }),
    draftQueue: createKeyedQueue(),
    sitemapIndexes: createStaleCache<string>({
      max: 20,
      freshMs: 5 * minute * 1000,
      usableMs: 24 * hour * 1000,
    }),
    feedPages: createPackedCache({ maxBytes: 48 * 1024 * 1024, keepMs: 2 * hour * 1000 }),
    searchCounts: searchCounts ?? createSearchCounts(),
    metrics,
    // Every page responds with 503 for the same reason; one log line a minute is enough.
    mayLogUnusable: createThrottle(minute * 1000),
    close: () => gateway.close(),
  }
}

/** Returns a function that returns true at most once in `spanMs`. */
function createThrottle(spanMs: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < spanMs) return false
    last = now
    return true
  }
}

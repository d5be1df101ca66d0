import type { SearchCounts, SharedCache, ShopMetrics, Tracer } from './context.ts'
import type { AuthSession } from './gateway/auth/auth.server.ts'
import { createGateway } from './gateway/gateway.server.ts'
import { createPackedCache } from './kit/cache/packed-cache.server.ts'
import { createStaleCache } from './kit/cache/stale-cache.ts'
import { createSingleFlight } from './kit/cache/single-flight.server.ts'
import { createKeyedQueue } from './kit/limits/keyed-queue.ts'
import type { Result } from './kit/result.ts'
import { createSearchCounts } from './kit/search-counts.ts'
import { hour, minute, second } from './kit/time.ts'

export interface ServiceOptions {
  /** Cache of public responses that all instances share; null when each instance has only its own. */
  sharedCache: SharedCache | null
  /** Search counts that all instances share; absent when each instance counts alone. */
  searchCounts?: SearchCounts | null
  metrics?: ShopMetrics | null
  /** Absent while traces are off. */
  tracer?: Tracer | null
}

/** State of one shop that outlives a request: two shops in one process share none of it. */
export type ShopServices = ReturnType<typeof createServices>

export function createServices({
  sharedCache,
  searchCounts,
  metrics = null,
  tracer = null,
}: ServiceOptions) {
  const gateway = createGateway({ sharedCache, metrics, tracer })
  return {
    gateway,
    sharedCache,
    /** Keyed by refresh token: concurrent requests renew a session once, and late ones get the same. */
    renewals: createSingleFlight<AuthSession | null>({ max: 10_000, keepMs: 10 * second * 1000 }),
    /** Keyed by cart and idempotency key: a second submit gets the first's result. After a refusal the key may be used again. */
    orderAttempts: createSingleFlight<Result<unknown, unknown>>({
      max: 5_000,
      keepMs: 10 * minute * 1000,
      shouldKeep: ({ ok }) => ok,
    }),
    /** Keyed by content of the order: tabs that submit the same cart at the same time place one order. */
    ordersUnderWay: createSingleFlight<Result<unknown, unknown>>({
      max: 5_000,
      keepMs: 1 * minute * 1000,
      shouldKeep: () => false,
    }),
    /** Keyed by cart: what is typed in a checkout is saved in the order in which it was sent, also by two requests at once. */
    draftQueue: createKeyedQueue(),
    /** Sitemap indexes by origin: each takes dozens of queries, one after the other. */
    sitemapIndexes: createStaleCache<string>({
      max: 20,
      freshMs: 5 * minute * 1000,
      usableMs: 24 * hour * 1000,
    }),
    /** Pages of product feeds: each feed takes thousands of queries. */
    feedPages: createPackedCache({ maxBytes: 56 * 1024 * 1024, keepMs: 2 * hour * 1000 }),
    searchCounts: searchCounts ?? createSearchCounts(),
    /** Null when no metrics are served. */
    metrics,
    /** Whether it is time to log again that the channel is unusable: every page responds with 503 for the same reason. */
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

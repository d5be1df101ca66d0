import type { SearchCounts, SharedCache } from './context.ts'
import type { AuthSession } from './gateway/auth.server.ts'
import { createGateway, type Gateway } from './gateway/gateway.server.ts'
import { createThrottle } from './kit/throttle.ts'
import { createSingleFlight, type SingleFlight } from './kit/single-flight.server.ts'
import type { Result } from './kit/result.ts'
import { createSearchCounts } from './kit/search-counts.ts'
import { minute, second } from './kit/time.ts'

/** State of one shop that outlives a request: two shops in one process share none of it. */
export interface ShopServices {
  gateway: Gateway
  /**
   * By refresh token: requests side by side renew a session once, and those that still hold the old
   * token a little later get the same.
   */
  renewals: SingleFlight<AuthSession | null>
  /** By cart and attempt: a second press of the button gets the answer of the first. */
  orderAttempts: SingleFlight<Result<unknown, unknown>>
  /** What visitors search for. */
  searchCounts: SearchCounts
  /** Whether the log may hear again that the merchant's channel is unusable. */
  mayLogUnusable: () => boolean
  /** Closes the connections to the merchant. */
  close(): Promise<void>
}

export interface ServiceOptions {
  /** Public answers that all instances of the shop share; null when each has its own alone. */
  sharedCache: SharedCache | null
  /** Searches that all instances of the shop count together; absent when each counts alone. */
  searchCounts?: SearchCounts | null
}

export function createServices({ sharedCache, searchCounts }: ServiceOptions): ShopServices {
  const gateway = createGateway({ sharedCache })
  return {
    gateway,
    renewals: createSingleFlight({ max: 10_000, keepMs: 10 * second * 1000 }),
    // Something refused or failed may be tried again under the same key.
    orderAttempts: createSingleFlight<Result<unknown, unknown>>({
      max: 5_000,
      keepMs: 10 * minute * 1000,
      shouldKeep: ({ ok }) => ok,
    }),
    searchCounts: searchCounts ?? createSearchCounts(),
    // Every page is answered with 503, each for the same reason.
    mayLogUnusable: createThrottle(minute * 1000),
    close: () => gateway.close(),
  }
}

import pLimit, { type LimitFunction } from 'p-limit'
import type { Agent } from 'undici'

import type { SharedCache, ShopMetrics, Tracer } from '../context.ts'
import { createResponseCache, type ResponseCache } from './cache/response-cache.server.ts'
import { createBreakers } from './resilience/breaker.server.ts'
import { createConnections } from './connection/connection.server.ts'
import { createMissingFields, type MissingFields } from './errors/missing-fields.ts'
import { createHashSupport, type HashSupport } from './connection/persisted-query.server.ts'

/** State of the gateway of one shop that outlives a call; a shop has one merchant. */
export interface Gateway {
  responses: ResponseCache
  breakers: ReturnType<typeof createBreakers>
  connections: Agent
  /** Limits concurrent queries for crawlers, which request many files at a time. */
  backgroundQueue: LimitFunction
  hashSupport: HashSupport
  missingFields: MissingFields
  retryBudget: ReturnType<typeof createRetryBudget>
  /** Null when no metrics are served. */
  metrics: ShopMetrics | null
  /** Null while traces are off. */
  tracer: Tracer | null
  close(): Promise<void>
}

const maxBytes = 40 * 1024 * 1024

export function createGateway({
  sharedCache,
  metrics = null,
  tracer = null,
}: {
  sharedCache: SharedCache | null
  metrics?: ShopMetrics | null
  tracer?: Tracer | null
}): Gateway {
  const connections = createConnections()
  return {
    responses: createResponseCache({ maxBytes, shared: sharedCache }),
    breakers: createBreakers(),
    connections,
    backgroundQueue: pLimit(2),
    hashSupport: createHashSupport(),
    missingFields: createMissingFields(),
    retryBudget: createRetryBudget(),
    metrics,
    tracer,
    close: () => connections.destroy(),
  }
}

/** Retries are a share of calls, up to `max` saved: when all fails, a tenth more requests, not three times as many. */
export function createRetryBudget({ share = 0.1, max = 10 } = {}) {
  let saved = max
  return {
    earn() {
      saved = Math.min(max, saved + share)
    },
    /** Spends a retry; false if there is none. */
    spend(): boolean {
      if (saved < 1) return false
      saved -= 1
      return true
    },
    /** Retries that may be sent now. */
    saved: () => Math.floor(saved),
  }
}

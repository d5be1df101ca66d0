import pLimit, { type LimitFunction } from 'p-limit'
import type { Agent } from 'undici'

import type { SharedCache } from '../context.ts'
import { createResponseCache, type ResponseCache } from './cache/response-cache.server.ts'
import { createBreakers, type Breakers } from './resilience/breaker.server.ts'
import { createConnections } from './connection/connection.server.ts'
import { createMissingFields, type MissingFields } from './errors/missing-fields.ts'
import { createHashSupport, type HashSupport } from './connection/persisted-query.server.ts'
import { createRetryBudget, type RetryBudget } from './resilience/retry-budget.ts'

/** State of the gateway of one shop that outlives a call; a shop has one merchant. */
export interface Gateway {
  responses: ResponseCache
  breakers: Breakers
  connections: Agent
  /** Limits concurrent queries for crawlers, which request many files at a time. */
  backgroundQueue: LimitFunction
  hashSupport: HashSupport
  missingFields: MissingFields
  retryBudget: RetryBudget
  close(): Promise<void>
}

const maxBytes = 96 * 1024 * 1024

export function createGateway({ sharedCache }: { sharedCache: SharedCache | null }): Gateway {
  const connections = createConnections()
  return {
    responses: createResponseCache({ maxBytes, shared: sharedCache }),
    breakers: createBreakers(),
    connections,
    backgroundQueue: pLimit(2),
    hashSupport: createHashSupport(),
    missingFields: createMissingFields(),
    retryBudget: createRetryBudget(),
    close: () => connections.destroy(),
  }
}

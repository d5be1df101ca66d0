import pLimit, { type LimitFunction } from 'p-limit'
import type { Agent } from 'undici'

import type { SharedCache } from '../context.ts'
import { createResponseCache, type ResponseCache } from './response-cache.server.ts'
import { createBreakers, type Breakers } from './breaker.server.ts'
import { createConnections } from './connection.server.ts'
import { createHashSupport, type HashSupport } from './persisted-query.server.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** What the gateway of one shop, which has one merchant, keeps between its questions. */
export interface Gateway {
  responses: ResponseCache
  breakers: Breakers
  connections: Agent
  /** Crawlers ask for many files at a time; shoppers do not wait for them. */
  backgroundQueue: LimitFunction
  hashSupport: HashSupport
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
    retryBudget: createRetryBudget(),
    close: () => connections.destroy(),
  }
}

import pLimit, { type LimitFunction } from 'p-limit'
import type { Agent } from 'undici'

import type { SharedAnswers } from '../context.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.server.ts'
import { createBreakers, type Breakers } from './breaker.server.ts'
import { openConnections } from './connection.server.ts'
import { createHashSupport, type HashSupport } from './persisted-query.server.ts'
import { createRetryBudget, type RetryBudget } from './retry-budget.ts'

/** What the gateway of one shop, which has one merchant, keeps between its questions. */
export interface Gateway {
  answers: AnswerCache
  breakers: Breakers
  connections: Agent
  /** Crawlers ask for many files at a time; shoppers do not wait for them. */
  backgroundQueue: LimitFunction
  hashSupport: HashSupport
  retryBudget: RetryBudget
  close(): Promise<void>
}

const mostBytes = 96 * 1024 * 1024

export function createGateway({ sharedAnswers }: { sharedAnswers: SharedAnswers | null }): Gateway {
  const connections = openConnections()
  return {
    answers: createAnswerCache({ mostBytes, shared: sharedAnswers }),
    breakers: createBreakers(),
    connections,
    backgroundQueue: pLimit(2),
    hashSupport: createHashSupport(),
    retryBudget: createRetryBudget(),
    close: () => connections.destroy(),
  }
}

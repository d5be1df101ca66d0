import { LRUCache } from 'lru-cache'

import { createStaleCache, type StaleCache } from '#app/kit/cache/stale-cache.ts'
import { createFairQueue, type FairQueue } from '#app/kit/limits/fair-queue.ts'
import { hour, minute, second } from '#app/kit/time.ts'
import type { ShopServices } from '#app/services.server.ts'

import { profileFinder, type FindProfile } from './negotiation/find-profile.server.ts'
import { eventSender, type SendEvent } from './order/send-event.server.ts'
import type { OperationAnswer } from './outcome.ts'
import { keptHours, type Answered } from './run-once.server.ts'

interface Attempt {
  /** Digest of the request, without its key. */
  request: string
  answer: Promise<Answered>
  /** Letters of the answer. */
  size: number
}

interface AgentState {
  findProfile: FindProfile
  sendEvent: SendEvent
  /** Runs a few operations at a time; networks take turns. */
  operationQueue: FairQueue
  /** Answers that are the same for all platforms, by their request: no extension changes one of the catalogue. */
  publicAnswers: StaleCache<OperationAnswer>
  /** Answers by idempotency key, so that a request that is sent again changes nothing. */
  attempts: LRUCache<string, Attempt>
}

/** More would make persons wait at the merchant, and answer no more a second. */
const concurrent = 4

/** How long an answer of the catalogue is sent without making a newer one. */
export const freshMs = 30 * second * 1000

const states = new WeakMap<ShopServices, AgentState>()

/** Created with the first request: a shop without any keeps none. */
export function agentState(services: ShopServices): AgentState {
  let state = states.get(services)
  if (!state) {
    state = {
      findProfile: profileFinder(),
      sendEvent: eventSender(),
      operationQueue: createFairQueue(concurrent),
      publicAnswers: createStaleCache({
        max: 300,
        freshMs,
        usableMs: 5 * minute * 1000,
      }),
      attempts: new LRUCache({
        max: 5_000,
        maxSize: 8 * 1024 * 1024,
        sizeCalculation: ({ size }) => size,
        ttl: keptHours * hour * 1000,
      }),
    }
    states.set(services, state)
  }
  return state
}

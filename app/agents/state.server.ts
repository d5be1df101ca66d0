import { createStaleCache, type StaleCache } from '#app/kit/cache/stale-cache.ts'
import { minute, second } from '#app/kit/time.ts'
import type { ShopServices } from '#app/services.server.ts'

import { profileFinder, type FindProfile } from './negotiation/find-profile.server.ts'
import type { Outcome } from './outcome.ts'

/** What outlives a request of a platform, in one shop. */
interface AgentState {
  findProfile: FindProfile
  /** Answers that are the same for all platforms, by their request. */
  publicAnswers: StaleCache<Outcome>
}

const states = new WeakMap<ShopServices, AgentState>()

/** Created with the first request: a shop without any keeps none. */
export function agentState(services: ShopServices): AgentState {
  let state = states.get(services)
  if (!state) {
    state = {
      findProfile: profileFinder(),
      publicAnswers: createStaleCache({
        max: 300,
        freshMs: 30 * second * 1000,
        usableMs: 5 * minute * 1000,
      }),
    }
    states.set(services, state)
  }
  return state
}

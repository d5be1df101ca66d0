import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel'

import { GatewayError } from './gateway-error.ts'

/** Outages in a row after which the upstream is left alone. */
const maxOutages = 3
/** How long it is left alone, longer each time that a try in between fails too. */
const halfOpenAfterMs = { initialDelay: 500, maxDelay: 8_000 }

export interface Breakers {
  /**
   * Asks unless the last calls of this class went unanswered in a row; then throws a GatewayError of
   * kind `busy` at once, because a slow merchant costs a shop more than an absent one. A refusal in
   * good order is an answer and counts as none.
   */
  run<Result>(callClass: string, ask: () => Promise<Result>): Promise<Result>
}

/** The circuit breakers of one merchant, one for each class of calls. */
export function createBreakers(): Breakers {
  const breakers = new Map<string, CircuitBreakerPolicy>()
  return {
    async run(callClass, ask) {
      const breaker = breakers.get(callClass) ?? createBreaker()
      breakers.set(callClass, breaker)
      try {
        return await breaker.execute(ask)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new GatewayError('busy', `The merchant is left alone for a while (${callClass})`)
      }
    },
  }
}

function createBreaker(): CircuitBreakerPolicy {
  return circuitBreaker(
    handleWhen((error) => error instanceof GatewayError && error.isOutage),
    {
      breaker: new ConsecutiveBreaker(maxOutages),
      halfOpenAfter: new ExponentialBackoff(halfOpenAfterMs),
    },
  )
}

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
const mostOutages = 3
/** How long it is left alone, longer each time that a try in between fails too. */
const restMs = { initialDelay: 500, maxDelay: 8_000 }

const breakers = new Map<string, CircuitBreakerPolicy>()

/**
 * Asks unless the last calls of this class to this upstream went unanswered in a row; then throws a
 * GatewayError of kind `busy` at once, because a slow merchant costs a shop more than an absent one.
 * A refusal in good order is an answer and counts as none.
 */
export async function throughBreaker<Answer>(
  upstream: string,
  callClass: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await breakerFor(`${upstream} ${callClass}`).execute(ask)
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) throw error
    throw new GatewayError('busy', `The merchant is left alone for a while (${callClass})`)
  }
}

function breakerFor(name: string): CircuitBreakerPolicy {
  let breaker = breakers.get(name)
  if (!breaker) {
    breaker = circuitBreaker(
      handleWhen((error) => error instanceof GatewayError && error.isOutage),
      {
        breaker: new ConsecutiveBreaker(mostOutages),
        halfOpenAfter: new ExponentialBackoff(restMs),
      },
    )
    breakers.set(name, breaker)
  }
  return breaker
}

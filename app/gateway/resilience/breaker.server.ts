import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'

const maxOutages = 3
/** How long it stays open before the next attempt; longer after each attempt that fails. */
const halfOpenAfterMs = { initialDelay: 500, maxDelay: 8_000 }

export function createBreakers() {
  const breakers = new Map<string, Map<string, CircuitBreakerPolicy>>()
  return {
    /** Runs a call, or throws `busy` at once. By name, for public data: anybody can ask for the product at which a merchant fails. */
    async run<Result>(
      callClass: string,
      call: () => Promise<Result>,
      operationName = '',
    ): Promise<Result> {
      const ofClass = breakers.get(callClass) ?? new Map<string, CircuitBreakerPolicy>()
      breakers.set(callClass, ofClass)
      const part = publicClasses.includes(callClass) ? operationName : ''
      const breaker = ofClass.get(part) ?? createBreaker(callClass)
      ofClass.set(part, breaker)
      try {
        return await breaker.execute(call)
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        throw new GatewayError('busy', `Circuit open (${callClass})`)
      }
    },
    /** By class, whether calls of it fail at once; classes that were called. */
    open: (): Record<string, boolean> =>
      Object.fromEntries(
        [...breakers].map(([callClass, ofClass]) => [
          callClass,
          [...ofClass.values()].some(({ state }) => state !== CircuitState.Closed),
        ]),
      ),
  }
}

/** The errors of a single cart or customer must not close those of all others. */
const publicClasses = ['catalogue', 'area', 'background']

function createBreaker(callClass: string): CircuitBreakerPolicy {
  const countsFaults = publicClasses.includes(callClass)
  return circuitBreaker(
    handleWhen(
      (error) =>
        error instanceof GatewayError &&
        (error.isOutage || (countsFaults && error.isMerchantsFault)),
    ),
    {
      breaker: new ConsecutiveBreaker(maxOutages),
      halfOpenAfter: new ExponentialBackoff(halfOpenAfterMs),
    },
  )
}

import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

import { networkOf } from '#app/kit/limits/network.ts'

/** Counts one for the network of an address, and returns whether it is within the limit; always where it is unknown. */
export function withinLimit(limit: IRateLimiterOptions) {
  const limiter = new RateLimiterMemory(limit)
  return async (clientAddress: string): Promise<boolean> =>
    clientAddress === '' ||
    limiter.consume(networkOf(clientAddress)).then(
      () => true,
      () => false,
    )
}

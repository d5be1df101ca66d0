import { RateLimiterMemory, type IRateLimiterOptions } from 'rate-limiter-flexible'

/** Counts one for a key, and returns whether it is within the limit. */
export function withinLimit(limit: IRateLimiterOptions): (key: string) => Promise<boolean> {
  const limiter = new RateLimiterMemory(limit)
  return (key) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    )
}

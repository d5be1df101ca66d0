import { LRUCache } from 'lru-cache'

interface SingleFlightOptions<Result> {
  /** Maximum number of keys; the least recently used are evicted. */
  max: number
  /** Milliseconds for which a result is reused. */
  keepMs: number
  /** Whether a result is reused; by default all are. An error never is. */
  shouldKeep?: (result: Result) => boolean
}

/** Concurrent calls of a key share one run, and calls soon after it get its result. */
export function createSingleFlight<Result>({
  max,
  keepMs,
  shouldKeep,
}: SingleFlightOptions<Result>) {
  // Keys can be secrets, such as a refresh token, so they are purged when they expire.
  const runs = new LRUCache<string, Promise<Result>>({ max, ttl: keepMs, ttlAutopurge: true })
  return <Own extends Result>(key: string, run: () => Promise<Own>): Promise<Own> => {
    const running = runs.get(key)
    if (running) return running as Promise<Own>
    const started = run()
    runs.set(key, started)
    const forget = () => runs.delete(key)
    started.then((result) => {
      if (shouldKeep && !shouldKeep(result)) forget()
      // The time to live starts with the result.
      else runs.set(key, started)
    }, forget)
    return started
  }
}

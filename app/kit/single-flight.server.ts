import { LRUCache } from 'lru-cache'

interface SingleFlightOptions<Result> {
  /** How many keys are remembered; the ones that were used longest ago are forgotten first. */
  max: number
  /** Milliseconds for which a result is given out again. */
  keepMs: number
  /** Whether a result is given out again; all are when left out. A failure never is. */
  shouldKeep?: (result: Result) => boolean
}

/**
 * Runs once for a key, however often it is called: calls side by side share one run, and calls that
 * come soon after it get its result.
 */
export function createSingleFlight<Result>({
  max,
  keepMs,
  shouldKeep,
}: SingleFlightOptions<Result>) {
  // Keys can be secrets, such as a refresh token: they leave the memory when their time is over.
  const runs = new LRUCache<string, Promise<Result>>({ max, ttl: keepMs, ttlAutopurge: true })
  return <Own extends Result>(key: string, run: () => Promise<Own>): Promise<Own> => {
    const running = runs.get(key)
    if (running) return running as Promise<Own>
    const started = run()
    runs.set(key, started)
    const forget = () => runs.delete(key)
    started.then((result) => {
      if (shouldKeep && !shouldKeep(result)) forget()
      // The time counts from the result.
      else runs.set(key, started)
    }, forget)
    return started
  }
}

export type SingleFlight<Result> = ReturnType<typeof createSingleFlight<Result>>

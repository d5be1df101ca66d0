/**
 * Slows whoever guesses at one account: after a few failures each further attempt waits, longer each
 * time. Nobody is ever shut out, since a stranger could then shut out the owner. Names without an
 * account are slowed alike. Attempts that still wait count as failures, so guessing in parallel is no
 * quicker.
 */
import { LRUCache } from 'lru-cache'

export interface AttemptsOptions {
  now: () => number
  pause: (ms: number) => Promise<void>
}

const freeFailures = 5
const firstDelayMs = 250
const longestDelayMs = 4_000
const forgetAfterMs = 15 * 60_000

/** Milliseconds to wait after so many failures. */
export function delayAfter(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(firstDelayMs * 2 ** (failures - freeFailures), longestDelayMs)
}

export function countAttempts({ now, pause }: AttemptsOptions) {
  const accounts = new LRUCache<string, { failures: number; lastMs: number }>({ max: 20_000 })

  return {
    /** Runs one attempt at an account; a result of null is a failure. */
    async attempt<Result>(account: string, work: () => Promise<Result | null>) {
      const known = accounts.get(account)
      const isFresh = known && now() - known.lastMs < forgetAfterMs
      const failures = isFresh ? known.failures : 0
      accounts.set(account, { failures: failures + 1, lastMs: now() })
      const delayMs = delayAfter(failures)
      if (delayMs) await pause(delayMs)
      const result = await work()
      if (result !== null) accounts.delete(account)
      return result
    },
  }
}

/**
 * Slows down password guessing at one account, from anywhere, whether it exists or not. After a few failures one
 * attempt at a time is checked, each after a longer delay; others are refused with a retry time, so that no queue
 * builds up. The owner is not locked out: a known device has its own count, and a password that passes the hasher's
 * quick check is not delayed, up to `maxPlausibleAttempts`.
 */
import { LRUCache } from 'lru-cache'
import type { HashQueue } from './password-hasher.ts'

interface AttemptsOptions {
  now: () => number
  delay: (ms: number) => Promise<void>
  /** Called when the number of failures reaches one of `reportedFailureCounts`. */
  onPasswordGuessing?: (account: string, failures: number) => void
}

export interface Attempt {
  account: string
  /** A device from which the owner has logged in before; null for any other. */
  device: string | null
  mayMatch: () => boolean
}

/** The result of the check, null for a failure; or that it was not checked, and when to retry. */
type AttemptResult<Result> =
  | { isChecked: true; result: Result | null }
  | { isChecked: false; retryAfterSeconds: number }

const failuresWithoutDelay = 5
const firstDelayMs = 250
const maxDelayMs = 4_000
const forgetAfterMs = 15 * 60_000
/** Attempts in 15 minutes that are not delayed because they pass the quick check. */
const maxPlausibleAttempts = 100
/** After so many failures, a known device counts as unknown for 15 minutes. */
const maxDeviceFailures = 10
/** An owner does not fail so often by mistake. */
const reportedFailureCounts = [20, 100, 1_000, 10_000]

/** Milliseconds to wait after so many failures. */
export function delayAfterFailures(failures: number): number {
  if (failures < failuresWithoutDelay) return 0
  return Math.min(firstDelayMs * 2 ** (failures - failuresWithoutDelay), maxDelayMs)
}

interface Failures {
  count: number
  lastMs: number
  /** One attempt is being delayed or checked. */
  isBusy: boolean
}

export function createLoginAttempts({ now, delay, onPasswordGuessing }: AttemptsOptions) {
  // With `max`, a cache would take its space at start.
  const limits = { maxSize: 20_000, sizeCalculation: () => 1 }
  const accounts = new LRUCache<string, Failures>(limits)
  const devices = new LRUCache<string, Failures>(limits)

  return {
    async attempt<Result>(
      { account, device, mayMatch }: Attempt,
      verify: (queue: HashQueue) => Promise<Result | null>,
    ): Promise<AttemptResult<Result>> {
      const deviceFailures = device === null ? null : failuresOf(devices, device)
      if (deviceFailures && deviceFailures.count < maxDeviceFailures)
        return check(deviceFailures, 'owner', verify)

      const failures = failuresOf(accounts, account)
      const failureCount = failures.count
      if (reportedFailureCounts.includes(failureCount + 1))
        onPasswordGuessing?.(account, failureCount + 1)
      if (failureCount < failuresWithoutDelay) return check(failures, 'unknown-client', verify)
      if (failureCount < maxPlausibleAttempts && mayMatch()) return check(failures, 'owner', verify)
      const delayMs = delayAfterFailures(failureCount)
      if (failures.isBusy) {
        failures.count += 1
        return { isChecked: false, retryAfterSeconds: Math.ceil(delayMs / 1000) }
      }
      failures.isBusy = true
      try {
        return await check(failures, 'unknown-client', async (queue) => {
          await delay(delayMs)
          return verify(queue)
        })
      } finally {
        failures.isBusy = false
      }
    },
  }

  /** Counts the attempt before its result is known, so that parallel attempts are counted too. */
  async function check<Result>(
    failures: Failures,
    queue: HashQueue,
    verify: (queue: HashQueue) => Promise<Result | null>,
  ): Promise<AttemptResult<Result>> {
    failures.count += 1
    failures.lastMs = now()
    const result = await verify(queue)
    // The right password resets the count after a few failures of the owner, but not after an attack.
    const isAttack = failures.count >= reportedFailureCounts[0]!
    if (result !== null) failures.count = isAttack ? failures.count - 1 : 0
    return { isChecked: true, result }
  }

  function failuresOf(entries: LRUCache<string, Failures>, key: string): Failures {
    const existing = entries.get(key)
    if (existing && now() - existing.lastMs < forgetAfterMs) return existing
    const entry = { count: 0, lastMs: now(), isBusy: false }
    entries.set(key, entry)
    return entry
  }
}

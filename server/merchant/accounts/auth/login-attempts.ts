/**
 * Slows down password guessing at one account, from any address. After a few failures one attempt
 * at a time is checked, each after a longer delay, and attempts that arrive meanwhile are refused
 * with a retry time: parallel guessing is no faster, and no queue builds up. The owner is not
 * locked out: a known device has its own count, and so has a password that looks right
 * (`password-hasher.ts`), up to `maxThatLookRight`. Names without an account are delayed in the
 * same way.
 */
import { LRUCache } from 'lru-cache'
import type { HashQueue } from './password-hasher.ts'

export interface AttemptsOptions {
  now: () => number
  pause: (ms: number) => Promise<void>
  /** Called at the failure counts of `alarmAt`. */
  alarm?: (account: string, failures: number) => void
}

export interface Attempt {
  account: string
  /** A device from which the owner has logged in before; null for any other. */
  device: string | null
  /** Whether the password passes the cheap check of the hasher. */
  looksRight: () => boolean
}

/** The result of the work, null for a failure; or not checked, and when to retry. */
export type AttemptResult<Result> =
  { isChecked: true; result: Result | null } | { isChecked: false; retryAfterSeconds: number }

const freeFailures = 5
const firstDelayMs = 250
const maxDelayMs = 4_000
const forgetAfterMs = 15 * 60_000
/** Attempts in 15 minutes that are checked although another is delayed: one in nine seconds. */
const maxThatLookRight = 100
/** Of a known device; after that it counts as unknown for 15 minutes. */
const maxOfDevice = 10
/** More failures than an owner would make by mistake. */
const alarmAt = [20, 100, 1_000, 10_000]

/** Milliseconds to wait after so many failures. */
export function delayAfter(failures: number): number {
  if (failures < freeFailures) return 0
  return Math.min(firstDelayMs * 2 ** (failures - freeFailures), maxDelayMs)
}

interface Failures {
  count: number
  lastMs: number
  /** One attempt is being delayed or checked. */
  isTaken: boolean
}

export function createLoginAttempts({ now, pause, alarm }: AttemptsOptions) {
  const accounts = new LRUCache<string, Failures>({ max: 20_000 })
  const devices = new LRUCache<string, Failures>({ max: 20_000 })

  return {
    /** Checks one attempt, or refuses it. */
    async attempt<Result>(
      { account, device, looksRight }: Attempt,
      work: (queue: HashQueue) => Promise<Result | null>,
    ): Promise<AttemptResult<Result>> {
      const own = device === null ? null : entryOf(devices, device)
      if (own && own.count < maxOfDevice) return check(own, 'own', work)

      const failures = entryOf(accounts, account)
      const before = failures.count
      if (alarmAt.includes(before + 1)) alarm?.(account, before + 1)
      if (before < freeFailures) return check(failures, 'ordinary', work)
      if (before < maxThatLookRight && looksRight()) return check(failures, 'own', work)
      const delayMs = delayAfter(before)
      if (failures.isTaken) {
        failures.count += 1
        return { isChecked: false, retryAfterSeconds: Math.ceil(delayMs / 1000) }
      }
      failures.isTaken = true
      try {
        return await check(failures, 'ordinary', async (queue) => {
          await pause(delayMs)
          return work(queue)
        })
      } finally {
        failures.isTaken = false
      }
    },
  }

  /** Counted before its outcome is known. */
  async function check<Result>(
    failures: Failures,
    queue: HashQueue,
    work: (queue: HashQueue) => Promise<Result | null>,
  ): Promise<AttemptResult<Result>> {
    failures.count += 1
    failures.lastMs = now()
    const result = await work(queue)
    // The right password clears the failures of its owner, but not those of an attack.
    const isAttack = failures.count >= alarmAt[0]!
    if (result !== null) failures.count = isAttack ? failures.count - 1 : 0
    return { isChecked: true, result }
  }

  function entryOf(entries: LRUCache<string, Failures>, key: string): Failures {
    const known = entries.get(key)
    if (known && now() - known.lastMs < forgetAfterMs) return known
    const entry = { count: 0, lastMs: now(), isTaken: false }
    entries.set(key, entry)
    return entry
  }
}

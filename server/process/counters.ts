import { createHash } from 'node:crypto'

import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible'

import type { Counters } from '#app/context.ts'

import type { Redis } from './redis.ts'

/** Redis counts at once or not at all. */
const patienceMs = 200

/** Counts only: each caller has a limit of its own. */
const endless = { points: Number.MAX_SAFE_INTEGER, duration: 60 }

type Counter = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'get' | 'delete'>

/**
 * Counts in Redis, for all instances of the shop; while it is away, or without one, in this
 * instance's memory. Keys of both are hashed: they hold addresses of people.
 */
export function createCounters(redis: Redis | null): Counters {
  const memory = new RateLimiterMemory(endless)
  const counter: Counter = redis ? sharedCounter(redis, memory) : memory
  return {
    async add(key, seconds, points = 1) {
      const counted = await counter.penalty(nameOf(key), points, { customDuration: seconds })
      return { count: counted.consumedPoints, msLeft: counted.msBeforeNext }
    },
    async undoCount(key, points = 1) {
      await counter.reward(nameOf(key), points)
    },
    async read(key) {
      const counted = await counter.get(nameOf(key))
      if (!counted || counted.msBeforeNext <= 0) return null
      return { count: counted.consumedPoints, msLeft: counted.msBeforeNext }
    },
    async forget(key) {
      await counter.delete(nameOf(key))
    },
  }
}

function sharedCounter(redis: Redis, memory: RateLimiterMemory): Counter {
  const limiter = new RateLimiterRedis({
    ...endless,
    storeClient: redis,
    keyPrefix: 'hemvist:tally',
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  })
  // One that hangs is worse than one that is away.
  return new RLWrapperTimeouts({ limiter, timeoutMs: patienceMs, insuranceLimiter: memory })
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

import { createHash } from 'node:crypto'

import { RateLimiterMemory, RateLimiterRedis, RLWrapperTimeouts } from 'rate-limiter-flexible'

import type { Counters } from '#app/context.ts'

import type { Redis } from './redis.ts'

/** Redis must respond within this time. */
const timeoutMs = 200

/** Counts without a limit: each caller compares with its own. */
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 60 }

type Counter = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'get' | 'delete'>

/**
 * Counts in Redis, for all instances of the shop; during an outage, or without a Redis, in this
 * instance's memory. Keys of both are hashed: they contain email and network addresses.
 */
export function createCounters(redis: Redis | null): Counters {
  const memory = new RateLimiterMemory(unlimited)
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
    ...unlimited,
    storeClient: redis,
    keyPrefix: 'hemvist:tally',
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  })
  // A hanging Redis is worse than an unreachable one.
  return new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter: memory })
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

import { createHash } from 'node:crypto'

import type { Logger } from 'pino'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
  type RateLimiterRes,
} from 'rate-limiter-flexible'

import type { Counters } from '#app/context.ts'

import type { Redis } from './redis.ts'

/** Redis must respond within this time. */
const timeoutMs = 200

/** Counts without a limit: each caller compares with its own. */
const unlimited = { points: Number.MAX_SAFE_INTEGER, duration: 60 }

type Counter = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'get' | 'delete'>

/** Replies of a Redis that reads and does not write: full, without its disk, or a replica. */
const refusesToWrite = /^(?:OOM|MISCONF|READONLY|NOREPLICAS|NOPERM)\b/

/** Counts in Redis for all instances, without it in memory. Keys are hashed: they contain email and network addresses. */
export function createCounters(redis: Redis | null, log: Logger | null = null): Counters {
  const memory = new RateLimiterMemory(unlimited)
  const counter: Counter = redis ? sharedCounter(redis, memory, log) : memory
  return {
    async add(key, seconds, points = 1) {
      const counted = await counter.penalty(nameOf(key), points, { customDuration: seconds })
      return { count: counted.consumedPoints, msLeft: counted.msBeforeNext }
    },
    async undoCount(key, points = 1) {
      await counter.reward(nameOf(key), points)
    },
    async read(key) {
      // A Redis that refuses to write still reads: what was counted meanwhile is in memory.
      const name = nameOf(key)
      return valid(await counter.get(name)) ?? valid(await memory.get(name))
    },
    async forget(key) {
      const name = nameOf(key)
      await Promise.all([counter.delete(name), memory.delete(name)])
    },
  }
}

function valid(counted: RateLimiterRes | null) {
  if (!counted || counted.msBeforeNext <= 0) return null
  return { count: counted.consumedPoints, msLeft: counted.msBeforeNext }
}

function sharedCounter(redis: Redis, memory: RateLimiterMemory, log: Logger | null): Counter {
  const limiter = new RateLimiterRedis({
    ...unlimited,
    storeClient: redis,
    keyPrefix: 'hemvist:tally',
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  })
  if (log) logRefusals(limiter, log)
  // A hanging Redis is worse than an unreachable one.
  return new RLWrapperTimeouts({ limiter, timeoutMs, insuranceLimiter: memory })
}

/** Says once when a Redis that is there stops to write, and when it writes again. */
function logRefusals(limiter: RateLimiterRedis, log: Logger): void {
  const count = limiter.penalty.bind(limiter)
  let isRefused = false
  limiter.penalty = async (...call) => {
    try {
      const counted = await count(...call)
      if (isRefused) log.info('redis writes again')
      isRefused = false
      return counted
    } catch (error) {
      if (!isRefused && error instanceof Error && refusesToWrite.test(error.message)) {
        isRefused = true
        log.warn({ err: error }, 'redis refuses to write')
      }
      throw error
    }
  }
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

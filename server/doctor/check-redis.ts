import { randomUUID } from 'node:crypto'
import { once } from 'node:events'

import { timeout, TimeoutStrategy } from 'cockatiel'

import type { MerchantCheck } from '#app/context.ts'
import { createLog } from '#server/process/log.ts'
import { openRedis } from '#server/process/redis/redis.ts'
import { sharedResponses } from '#server/process/redis/shared-responses.ts'

const limit = timeout(3_000, TimeoutStrategy.Aggressive)

/** Writes an entry as instances do, which ends after a second, and reads it. */
export async function checkRedis(url: string | undefined): Promise<MerchantCheck> {
  const name = 'Redis'
  if (!url) return { name, state: 'skipped', detail: 'REDIS_URL is not set' }
  const redis = openRedis(url, createLog('silent'))
  const key = `doctor ${randomUUID()}`
  try {
    return await limit.execute(async () => {
      // Rejects with the error of a connection.
      if (!redis.isReady) await once(redis, 'ready')
      const started = performance.now()
      const responses = sharedResponses(redis)
      await responses.write(key, { text: '{}', askedAt: 1 }, 1)
      if (!(await responses.read(key))) throw new Error('what was written cannot be read')
      const ms = Math.round(performance.now() - started)
      return { name, state: 'ok', detail: `written and read in ${ms} ms` }
    })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return { name, state: 'failed', detail: code ?? message }
  } finally {
    if (redis.isOpen) redis.destroy()
  }
}

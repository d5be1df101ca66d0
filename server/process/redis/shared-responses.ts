import { createHash } from 'node:crypto'

import type { SharedCache } from '#app/context.ts'

import type { Redis } from './redis.ts'
import { isFromFuture } from './shared-clock.ts'

/** No request to the merchant takes so long: a response that is newer by more is of an instance whose clock is ahead. */
const longestRequestMs = 60_000

/** Compares and writes in one step, so that no other instance writes in between. */
const writeUnlessNewer = `
local held = redis.call('HGET', KEYS[1], 'askedAt')
local newer = held and tonumber(held) - tonumber(ARGV[1]) or 0
if newer > 0 and newer < ${longestRequestMs} then return 0 end
redis.call('HSET', KEYS[1], 'askedAt', ARGV[1], 'text', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
`

/** Public responses in Redis, for all instances of the shop and across their restarts. */
export function sharedResponses(redis: Pick<Redis, 'hmGet' | 'eval'>): SharedCache {
  return {
    async read(key) {
      const [askedAt, text] = await redis.hmGet(nameOf(key), ['askedAt', 'text'])
      if (!askedAt || !text || isFromFuture(Number(askedAt))) return null
      return { askedAt: Number(askedAt), text }
    },
    async write(key, { text, askedAt }, keepSeconds) {
      await redis.eval(writeUnlessNewer, {
        keys: [nameOf(key)],
        arguments: [String(askedAt), text, String(keepSeconds)],
      })
    },
  }
}

/** Keys contain typed text: hashed, they are short and uniform. */
function nameOf(key: string): string {
  return `hemvist:answer:${createHash('sha256').update(key).digest('base64url')}`
}

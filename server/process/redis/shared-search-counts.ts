import { createHash } from 'node:crypto'

import { timeout, TimeoutStrategy } from 'cockatiel'

import type { SearchCounts } from '#app/context.ts'

import type { Redis } from './redis.ts'

/** A search of a network counts for 14 days after the network last made it. */
const countedMs = 14 * 24 * 60 * 60 * 1000

/** Two sorted sets: a search's networks by last search, at most 50, and a scope's searches by networks, at most 5000. */
const note = `
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[2] - ARGV[4])
redis.call('ZREMRANGEBYRANK', KEYS[2], 0, -51)
redis.call('PEXPIRE', KEYS[2], ARGV[4])
redis.call('ZADD', KEYS[1], redis.call('ZCARD', KEYS[2]), ARGV[1])
redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -5001)
redis.call('PEXPIRE', KEYS[1], ARGV[4])
return 1
`

/** A page waits for them, and is whole without. */
const limit = timeout(100, TimeoutStrategy.Aggressive)

/** Most popular searches whose networks are counted again, without expired ones. */
const candidates = 50

/** Counts searches in Redis, for all instances of the shop and across restarts. */
export function sharedSearchCounts(
  redis: Pick<Redis, 'eval' | 'zRange' | 'zCount'>,
  now: () => number = Date.now,
): SearchCounts {
  return {
    async record(scope, search, network) {
      await redis.eval(note, {
        keys: [scopeKey(scope), searchKey(scope, search)],
        arguments: [search, String(now()), network, String(countedMs)],
      })
    },
    top: (scope, { networks, count }) =>
      limit.execute(async () => {
        const searches = await redis.zRange(scopeKey(scope), 0, candidates - 1, { REV: true })
        const counts = await Promise.all(
          searches.map((search) =>
            redis.zCount(searchKey(scope, search), now() - countedMs, '+inf'),
          ),
        )
        return searches
          .map((search, index) => ({ search, count: counts[index] ?? 0 }))
          .filter((each) => each.count >= networks)
          .sort((one, other) => other.count - one.count)
          .slice(0, count)
          .map(({ search }) => search)
      }),
  }
}

const scopeKey = (scope: string) => `hemvist:searches:${scope}`

function searchKey(scope: string, search: string): string {
  return `${scopeKey(scope)}:${createHash('sha256').update(search).digest('base64url')}`
}

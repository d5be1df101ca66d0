import { networkInterfaces } from 'node:os'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createLog } from '#server/process/log.ts'
import { openRedis, type Redis } from '#server/process/redis/redis.ts'
import { sharedSearchCounts } from '#server/process/redis/shared-search-counts.ts'
import { sharedResponses } from '#server/process/redis/shared-responses.ts'
import { freePort } from '#tests/support/free-port.ts'
import { connectTo, hasRedis, startRedis, type RedisServer } from '#tests/support/redis.ts'

describe('a shop without its Redis', () => {
  it('fails at once, and logs it once', async () => {
    const lines: string[] = []
    const log = createLog('warn', {}, { write: (line: string) => void lines.push(line) })
    const redis = openRedis(`redis://127.0.0.1:${await freePort()}`, log)
    const cache = sharedResponses(redis)
    const started = performance.now()
    await expect(cache.read('key')).rejects.toThrow()
    await expect(cache.write('key', { text: '{}', askedAt: 1 }, 60)).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(500)
    let attempts = 0
    redis.on('error', () => (attempts += 1))
    await expect.poll(() => attempts).toBeGreaterThan(1)
    expect(lines.filter((line) => line.includes('redis unavailable'))).toHaveLength(1)
    redis.destroy()
  })
})

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
const hasIPv6 = addresses.some(({ address }) => address === '::1')

describe.runIf(hasRedis)('responses in a Redis', () => {
  let server: RedisServer
  let redis: Redis
  beforeAll(async () => {
    server = await startRedis()
    redis = (await connectTo(server.url)).redis
  })
  afterAll(async () => {
    redis.destroy()
    await server[Symbol.asyncDispose]()
  })

  it('are read as they were written', async () => {
    const cache = sharedResponses(redis)
    const response = { text: '{"name":"Bänk 🪑"}', askedAt: 1_763_700_000_123.5 }
    await cache.write('a key', response, 60)
    expect(await cache.read('a key')).toEqual(response)
    expect(await cache.read('another key')).toBeNull()
  })

  it.runIf(hasIPv6)('are read by an address of IPv6', async () => {
    const { redis: other } = await connectTo(server.url.replace('127.0.0.1', '[::1]'))
    await sharedResponses(other).write('six', { text: '{}', askedAt: 1 }, 60)
    expect(await sharedResponses(redis).read('six')).toEqual({ text: '{}', askedAt: 1 })
    other.destroy()
  })

  it('that were requested earlier do not replace later ones', async () => {
    const cache = sharedResponses(redis)
    const times = [5, 3, 9, 1, 7]
    await Promise.all(
      times.map((askedAt) => cache.write('race', { text: `{"n":${askedAt}}`, askedAt }, 60)),
    )
    expect(await cache.read('race')).toEqual({ text: '{"n":9}', askedAt: 9 })
  })

  it('of an instance whose clock is ahead are not used, and are replaced', async () => {
    const cache = sharedResponses(redis)
    const now = Date.now()
    await cache.write('ahead', { text: '{"n":1}', askedAt: now + 7_200_000 }, 60)
    expect(await cache.read('ahead')).toBeNull()
    await cache.write('ahead', { text: '{"n":2}', askedAt: now }, 60)
    expect(await cache.read('ahead')).toEqual({ text: '{"n":2}', askedAt: now })
  })

  it('are stored beside search counts, which count networks', async () => {
    const counts = sharedSearchCounts(redis)
    for (const network of ['a', 'b', 'b', 'b']) await counts.record('se sv', 'matbord', network)
    for (const network of ['a', 'b', 'c']) await counts.record('se sv', 'soffa', network)
    for (const network of ['a', 'a', 'a']) await counts.record('se sv', 'mitt namn', network)
    const least = { networks: 2, count: 5 }
    expect(await counts.top('se sv', least)).toEqual(['soffa', 'matbord'])
    expect(await counts.top('fi fi', least)).toEqual([])
    const later = sharedSearchCounts(redis, () => Date.now() + 15 * 24 * 60 * 60 * 1000)
    expect(await later.top('se sv', least)).toEqual([])
    // A page waits for them.
    server.suspend()
    await expect(counts.top('se sv', least)).rejects.toThrow('timed out')
    server.resume()
  })

  it('expire', async () => {
    const cache = sharedResponses(redis)
    await cache.write('short', { text: '{}', askedAt: 1 }, 1)
    expect(await cache.read('short')).not.toBeNull()
    await expect.poll(() => cache.read('short'), { timeout: 10_000 }).toBeNull()
  })
})

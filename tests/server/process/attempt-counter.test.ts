import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Tally } from '#app/context.ts'
import { openTally } from '#server/process/attempt-counter.ts'
import { connectTo, hasRedis, startRedis, type RedisServer } from '../../support/redis.ts'

interface Opened {
  tally: Tally
  close(): void
}

const places: [string, () => Promise<Opened>][] = [
  ['in memory', async () => ({ tally: openTally(null), close: () => undefined })],
]
if (hasRedis) places.push(['in a Redis', tallyInRedis])

describe.each(places)('a tally %s', (_where, open) => {
  it('counts each key, for as long as the first of a key says', async () => {
    const { tally, close } = await open()
    expect(await tally.read('a')).toBeNull()
    expect((await tally.add('a', 1)).count).toBe(1)
    expect((await tally.add('a', 60)).count).toBe(2)
    expect((await tally.add('b', 60)).count).toBe(1)
    const { count, msLeft } = (await tally.read('a'))!
    expect(count).toBe(2)
    expect(msLeft).toBeGreaterThan(0)
    expect(msLeft).toBeLessThanOrEqual(1_000)
    await expect.poll(() => tally.read('a'), { timeout: 10_000 }).toBeNull()
    expect((await tally.read('b'))?.count).toBe(1)
    close()
  })

  it('takes one back', async () => {
    const { tally, close } = await open()
    await tally.add('a', 60)
    await tally.add('a', 60)
    await tally.undoCount('a')
    expect((await tally.read('a'))?.count).toBe(1)
    close()
  })

  it('counts and takes back several at once', async () => {
    const { tally, close } = await open()
    expect((await tally.add('a', 60, 130)).count).toBe(130)
    expect((await tally.add('a', 60, 20)).count).toBe(150)
    await tally.undoCount('a', 130)
    expect((await tally.read('a'))?.count).toBe(20)
    close()
  })

  it('forgets a key', async () => {
    const { tally, close } = await open()
    await tally.add('a', 60)
    await tally.forget('a')
    await tally.forget('never counted')
    expect(await tally.read('a')).toBeNull()
    close()
  })
})

async function tallyInRedis(): Promise<Opened> {
  const server = await startRedis()
  const { redis } = await connectTo(server.url)
  const close = () => {
    redis.destroy()
    void server[Symbol.asyncDispose]()
  }
  return { tally: openTally(redis), close }
}

describe.runIf(hasRedis)('a tally of several instances', () => {
  let server: RedisServer
  let instances: Awaited<ReturnType<typeof connectTo>>[]
  beforeEach(async () => {
    server = await startRedis()
    instances = await Promise.all([connectTo(server.url), connectTo(server.url)])
  })
  afterEach(async () => {
    for (const { redis } of instances) redis.destroy()
    await server[Symbol.asyncDispose]()
  })

  it('is one tally', async () => {
    const [one, other] = instances.map(({ redis }) => openTally(redis)) as [Tally, Tally]
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other).add('a', 60)),
    )
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    )
    await one.forget('a')
    expect(await other.read('a')).toBeNull()
  })

  it('shows nobody who reads the Redis whom it counts', async () => {
    const [{ redis }] = instances as [Instance]
    await openTally(redis).add('login anna@example.com', 60)
    expect(await redis.sendCommand(['KEYS', '*'])).toEqual([
      expect.stringMatching(/^hemvist:tally:[\w-]{43}$/),
    ])
  })

  it('goes on in each alone when the Redis is killed, says so once, and is one again after it', async () => {
    const [one, other] = instances as [Instance, Instance]
    const [tally, otherTally] = [openTally(one.redis), openTally(other.redis)]
    await tally.add('a', 60)
    await server.kill()
    for (let i = 1; i <= 3; i++) expect((await tally.add('a', 60)).count).toBe(i)
    expect((await tally.read('a'))?.count).toBe(3)
    expect(await otherTally.read('a')).toBeNull()
    await tally.forget('a')
    expect(await tally.read('a')).toBeNull()
    expect(one.lines.filter((line) => line.includes('redis is away'))).toHaveLength(1)

    await server.start()
    await expect.poll(() => one.redis.isReady && other.redis.isReady, { timeout: 8_000 }).toBe(true)
    await tally.add('a', 60)
    expect((await otherTally.add('a', 60)).count).toBe(2)
  })

  it('waits for no Redis that hangs', async () => {
    const [{ redis, lines }] = instances as [Instance]
    const tally = openTally(redis)
    server.hang()
    const started = performance.now()
    expect((await tally.add('a', 60)).count).toBe(1)
    expect((await tally.add('a', 60)).count).toBe(2)
    expect(performance.now() - started).toBeLessThan(1_000)
    await expect.poll(() => redis.isReady, { timeout: 10_000, interval: 100 }).toBe(false)
    const again = performance.now()
    expect((await tally.add('a', 60)).count).toBe(3)
    expect(performance.now() - again).toBeLessThan(50)
    expect(lines.filter((line) => line.includes('redis is away'))).toHaveLength(1)
    server.goOn()
    await expect.poll(() => redis.isReady, { timeout: 10_000 }).toBe(true)
    expect((await tally.add('b', 60)).count).toBe(1)
  })
})

type Instance = Awaited<ReturnType<typeof connectTo>>

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Counters } from '#app/context.ts'
import { createLog } from '#server/process/log.ts'
import { createCounters } from '#server/process/redis/counters.ts'
import { connectTo, hasRedis, startRedis, type RedisServer } from '#tests/support/redis.ts'

interface OpenCounters {
  counters: Counters
  close(): void
}

const backends: [string, () => Promise<OpenCounters>][] = [
  ['in memory', async () => ({ counters: createCounters(null), close: () => undefined })],
]
if (hasRedis) backends.push(['in a Redis', countersInRedis])

describe.each(backends)('counters %s', (_where, open) => {
  it('count each key, for the period of its first count', async () => {
    const { counters, close } = await open()
    expect(await counters.read('a')).toBeNull()
    expect((await counters.add('a', 1)).count).toBe(1)
    expect((await counters.add('a', 60)).count).toBe(2)
    expect((await counters.add('b', 60)).count).toBe(1)
    const { count, msLeft } = (await counters.read('a'))!
    expect(count).toBe(2)
    expect(msLeft).toBeGreaterThan(0)
    expect(msLeft).toBeLessThanOrEqual(1_000)
    await expect.poll(() => counters.read('a'), { timeout: 10_000 }).toBeNull()
    expect((await counters.read('b'))?.count).toBe(1)
    close()
  })

  it('take one count back', async () => {
    const { counters, close } = await open()
    await counters.add('a', 60)
    await counters.add('a', 60)
    await counters.undoCount('a')
    expect((await counters.read('a'))?.count).toBe(1)
    close()
  })

  it('count and take back several at once', async () => {
    const { counters, close } = await open()
    expect((await counters.add('a', 60, 130)).count).toBe(130)
    expect((await counters.add('a', 60, 20)).count).toBe(150)
    await counters.undoCount('a', 130)
    expect((await counters.read('a'))?.count).toBe(20)
    close()
  })

  it('reset a key', async () => {
    const { counters, close } = await open()
    await counters.add('a', 60)
    await counters.forget('a')
    await counters.forget('never counted')
    expect(await counters.read('a')).toBeNull()
    close()
  })
})

async function countersInRedis(): Promise<OpenCounters> {
  const server = await startRedis()
  const { redis } = await connectTo(server.url)
  const close = () => {
    redis.destroy()
    void server[Symbol.asyncDispose]()
  }
  return { counters: createCounters(redis), close }
}

describe.runIf(hasRedis)('shared counters of several instances', () => {
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

  it('are added up', async () => {
    const [one, other] = instances.map(({ redis }) => createCounters(redis)) as [Counters, Counters]
    const counts = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? one : other).add('a', 60)),
    )
    expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, i) => i + 1),
    )
    await one.forget('a')
    expect(await other.read('a')).toBeNull()
  })

  it('store hashed keys in Redis', async () => {
    const [{ redis }] = instances as [Instance]
    await createCounters(redis).add('login anna@example.com', 60)
    expect(await redis.sendCommand(['KEYS', '*'])).toEqual([
      expect.stringMatching(/^hemvist:tally:[\w-]{43}$/),
    ])
  })

  it('continue locally in each instance when Redis is killed, log each reason once, and are shared again afterwards', async () => {
    const [one, other] = instances as [Instance, Instance]
    const [counters, otherCounters] = [createCounters(one.redis), createCounters(other.redis)]
    await counters.add('a', 60)
    await server.kill()
    for (let i = 1; i <= 3; i++) expect((await counters.add('a', 60)).count).toBe(i)
    expect((await counters.read('a'))?.count).toBe(3)
    expect(await otherCounters.read('a')).toBeNull()
    await counters.forget('a')
    expect(await counters.read('a')).toBeNull()
    // An operator learns why each new connection fails, too.
    await expect.poll(() => reasonsIn(one)).toContainEqual(expect.stringContaining('ECONNREFUSED'))
    expect(new Set(reasonsIn(one)).size).toBe(reasonsIn(one).length)

    await server.start()
    await expect.poll(() => one.redis.isReady && other.redis.isReady, { timeout: 8_000 }).toBe(true)
    await counters.add('a', 60)
    expect((await otherCounters.add('a', 60)).count).toBe(2)
  })

  it('are counted in memory, which is logged once, while Redis reads and does not write', async () => {
    const [{ redis }] = instances as [Instance]
    const lines: string[] = []
    const log = createLog('info', {}, { write: (line: string) => void lines.push(line) })
    const counters = createCounters(redis, log)
    await counters.add('before', 60)
    await redis.sendCommand(['CONFIG', 'SET', 'maxmemory', '1'])
    for (let i = 1; i <= 3; i++) expect((await counters.add('a', 60)).count).toBe(i)
    expect((await counters.read('a'))?.count).toBe(3)
    expect((await counters.read('before'))?.count).toBe(1)
    await redis.sendCommand(['CONFIG', 'SET', 'maxmemory', '0'])
    await counters.add('a', 60)
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'redis refuses to write',
      'redis writes again',
    ])
    await counters.forget('a')
    expect(await counters.read('a')).toBeNull()
  })

  it('do not wait for a hanging Redis', async () => {
    const [instance] = instances as [Instance]
    const { redis } = instance
    const counters = createCounters(redis)
    server.suspend()
    const started = performance.now()
    expect((await counters.add('a', 60)).count).toBe(1)
    expect((await counters.add('a', 60)).count).toBe(2)
    expect(performance.now() - started).toBeLessThan(1_000)
    // Also while commands are sent, which count as activity of the connection.
    const isReady = () => counters.add('traffic', 60).then(() => redis.isReady)
    await expect.poll(isReady, { timeout: 10_000, interval: 50 }).toBe(false)
    const again = performance.now()
    expect((await counters.add('a', 60)).count).toBe(3)
    expect(performance.now() - again).toBeLessThan(50)
    expect(reasonsIn(instance)).not.toEqual([])
    server.resume()
    await expect.poll(() => redis.isReady, { timeout: 10_000 }).toBe(true)
    expect((await counters.add('b', 60)).count).toBe(1)
  })
})

type Instance = Awaited<ReturnType<typeof connectTo>>

function reasonsIn({ lines }: Instance): string[] {
  return lines
    .map((line) => JSON.parse(line) as { msg: string; err: { message: string } })
    .flatMap(({ msg, err }) => (msg === 'redis unavailable' ? [err.message] : []))
}

import { describe, expect, it, vi } from 'vitest'

import type { SharedCache } from '#app/context.ts'
import { createResponseCache, type ReadOptions } from '#app/gateway/cache/response-cache.server.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { testContext } from '#tests/support/test-context.ts'

const { log } = testContext('')
const hourSeconds = 3_600

/** A cache with a settable clock and a settable merchant response. */
function openCache({
  maxBytes = 1_000_000,
  shared,
}: { maxBytes?: number; shared?: SharedCache } = {}) {
  const state = {
    nowMs: 1_000_000,
    requestCount: 0,
    respond: async (): Promise<object> => ({ n: 1 }),
  }
  const cache = createResponseCache({ maxBytes, shared, now: () => state.nowMs })
  const read = async (key = 'key', keeping: Partial<ReadOptions> = {}) =>
    cache.read(key, {
      freshSeconds: 10,
      staleSeconds: 60,
      log,
      fetch: async () => {
        state.requestCount++
        const data = await state.respond()
        return { data, size: JSON.stringify(data).length }
      },
      ...keeping,
    })
  const last = (key = 'key') => cache.last(key, log)
  return { state, read, last, pass: (seconds: number) => (state.nowMs += seconds * 1000) }
}

const unreachable = async () => {
  throw new GatewayError('network', 'away')
}
/** Resolves after all pending promise callbacks. */
const promisesSettled = () => new Promise((resolve) => setImmediate(resolve))

describe('cached responses', () => {
  it('that are older are logged once a second, with their number', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const lines: object[] = []
    const counting = { ...log, warn: (fields: object) => void lines.push(fields) }
    const { state, read, pass } = openCache()
    const keys = Array.from({ length: 58 }, (_, index) => `key ${index}`)
    for (const key of keys) await read(key)
    state.respond = unreachable
    pass(30)
    for (const key of keys) await read(key, { log: counting })
    await promisesSettled()
    vi.advanceTimersByTime(1_000)
    expect(lines).toMatchObject([{ kind: 'network', count: 58 }])
    pass(2)
    await read('key 1', { log: counting })
    await promisesSettled()
    vi.advanceTimersByTime(1_000)
    vi.useRealTimers()
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({ count: 1 })
  })

  it('are used without a request while fresh', async () => {
    const { state, read, pass } = openCache()
    await read()
    pass(9.9)
    await read()
    expect(state.requestCount).toBe(1)
  })

  it('are used at once when stale, while one new response is requested for all', async () => {
    const { state, read, pass } = openCache()
    await read()
    state.respond = async () => ({ n: 2 })
    pass(30)
    const first = await Promise.all(Array.from({ length: 100 }, () => read()))
    expect(first).toEqual(Array(100).fill({ n: 1 }))
    await promisesSettled()
    expect(await read()).toEqual({ n: 2 })
    expect(state.requestCount).toBe(2)
  })

  it('are not used when a page must not show outdated data', async () => {
    const { state, read, pass } = openCache()
    await read('key', { staleSeconds: 0 })
    state.respond = async () => ({ n: 2 })
    pass(10)
    expect(await read('key', { staleSeconds: 0 })).toEqual({ n: 2 })
  })

  it('that are up to a day old are used without a request, refusals never', async () => {
    const { state, read, last, pass } = openCache()
    expect(await last()).toBeNull()
    await read()
    pass(23 * hourSeconds)
    expect(await last()).toEqual({ n: 1 })
    pass(2 * hourSeconds)
    expect(await last()).toBeNull()
    state.respond = async () => ({ product: null })
    await read('another')
    expect(await last('another')).toBeNull()
    expect(state.requestCount).toBe(2)
  })

  it('that are up to a day old are used while the merchant is down, and replaced when it is back', async () => {
    const { state, read, pass } = openCache()
    await read()
    state.respond = unreachable
    pass(23 * hourSeconds)
    expect(await read()).toEqual({ n: 1 })
    state.respond = async () => ({ n: 2 })
    pass(1.1)
    expect(await read()).toEqual({ n: 2 })
  })

  it('that are more than a day old are not used', async () => {
    const { state, read, pass } = openCache()
    await read()
    state.respond = unreachable
    pass(24 * hourSeconds + 1)
    await expect(read()).rejects.toMatchObject({ kind: 'network' })
  })

  it('are not requested again right after a failure', async () => {
    const { state, read, pass } = openCache()
    await read()
    state.respond = unreachable
    pass(2 * hourSeconds)
    await read()
    await read()
    expect(state.requestCount).toBe(2)
    pass(1.1)
    await read()
    expect(state.requestCount).toBe(3)
  })

  it('replace a new response that takes too long and is cached later', async () => {
    const { state, read, pass } = openCache()
    await read()
    let arrive: (data: object) => void = () => undefined
    state.respond = () => new Promise((resolve) => (arrive = resolve))
    pass(hourSeconds)
    const started = performance.now()
    expect(await read()).toEqual({ n: 1 })
    expect(performance.now() - started).toBeLessThan(900)
    arrive({ n: 2 })
    await promisesSettled()
    expect(await read()).toEqual({ n: 2 })
  })

  it('that are refusals are requested again after five seconds, and not used while the merchant is down', async () => {
    const { state, read, pass } = openCache()
    state.respond = async () => ({ product: null })
    await read()
    pass(4)
    await read()
    expect(state.requestCount).toBe(1)
    state.respond = unreachable
    pass(2)
    await expect(read()).rejects.toMatchObject({ kind: 'network' })
    state.respond = async () => ({ product: { name: 'Sofa' } })
    expect(await read()).toEqual({ product: { name: 'Sofa' } })
  })

  it('that are usually null are used like any other', async () => {
    const { state, read, pass } = openCache()
    state.respond = async () => ({ area: null })
    await read('key', { isNullUsual: true })
    pass(9)
    await read('key', { isNullUsual: true })
    expect(state.requestCount).toBe(1)
    state.respond = unreachable
    pass(40)
    expect(await read('key', { isNullUsual: true })).toEqual({ area: null })
  })

  it('stay within their memory limit', async () => {
    const { state, read } = openCache({ maxBytes: 100_000 })
    state.respond = async () => ({ text: 'x'.repeat(5_000) })
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await read(key)
    await read('a')
    expect(state.requestCount).toBe(7)
    await read('f')
    expect(state.requestCount).toBe(7)
  })

  it('that are too large for the cache are still returned', async () => {
    const { state, read } = openCache({ maxBytes: 1_000 })
    state.respond = async () => ({ text: 'x'.repeat(5_000) })
    expect(await read()).toHaveProperty('text')
    await read()
    expect(state.requestCount).toBe(2)
  })
})

/**
 * A shared store with the promised behaviour: a response that was requested earlier does not
 * replace a newer one.
 */
function memoryStore() {
  const entries = new Map<string, { text: string; askedAt: number }>()
  const store: SharedCache = {
    read: async (key) => entries.get(key) ?? null,
    async write(key, response) {
      if ((entries.get(key)?.askedAt ?? 0) <= response.askedAt) entries.set(key, response)
    },
  }
  return { stored: entries, store }
}

describe('responses shared by instances', () => {
  it('save a second instance the request', async () => {
    const { store } = memoryStore()
    const [one, two] = [openCache({ shared: store }), openCache({ shared: store })]
    await one.read()
    await promisesSettled()
    expect(await two.read()).toEqual({ n: 1 })
    expect(two.state.requestCount).toBe(0)
  })

  it('that another instance requested later replace the local ones', async () => {
    const { stored: entries, store } = memoryStore()
    const { state, read, pass } = openCache({ shared: store })
    await read()
    pass(20)
    entries.set('key', { text: '{"n":7}', askedAt: state.nowMs - 1_000 })
    await read()
    await promisesSettled()
    expect(await read()).toEqual({ n: 7 })
    expect(state.requestCount).toBe(1)
  })

  it('that are old help an instance that starts while the merchant is down', async () => {
    const { stored: entries, store } = memoryStore()
    const { state, read } = openCache({ shared: store })
    entries.set('key', { text: '{"n":7}', askedAt: state.nowMs - hourSeconds * 1000 })
    state.respond = unreachable
    expect(await read()).toEqual({ n: 7 })
  })

  it('are not needed: the store may fail, hang or contain invalid data', async () => {
    const stores: SharedCache[] = [
      {
        read: () => Promise.reject(new Error('down')),
        write: () => Promise.reject(new Error('down')),
      },
      { read: () => new Promise(() => undefined), write: () => new Promise(() => undefined) },
      { read: async () => ({ text: '<html>', askedAt: 0 }), write: async () => undefined },
      { read: async () => ({ text: 'null', askedAt: 0 }), write: async () => undefined },
    ]
    for (const shared of stores) expect(await openCache({ shared }).read()).toEqual({ n: 1 })
  })

  it('never contain a refusal, which each instance requests itself', async () => {
    const { stored: entries, store } = memoryStore()
    const { state, read } = openCache({ shared: store })
    state.respond = async () => ({ product: null })
    await read()
    await promisesSettled()
    expect(entries.size).toBe(0)
  })
})

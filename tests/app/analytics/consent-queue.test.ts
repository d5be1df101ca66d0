import { describe, expect, it } from 'vitest'

import { createConsentQueue } from '#app/analytics/consent-queue.ts'
import type { ShopEvent } from '#app/analytics/shop-events.ts'
import type { ConsentedSink } from '#app/analytics/sinks/event-sink.ts'
import type { Purpose } from '#app/session/consent.ts'
import { createGate } from '#tests/support/gate.ts'

const event = (path: string): ShopEvent => ({ type: 'error:404', data: { path }, timestamp: 0 })

/** A queue with one sink, and what the sink received. */
function openQueue(
  options: {
    purposes?: readonly Purpose[]
    loading?: Promise<unknown>
    isRepeated?: (event: ShopEvent) => Promise<boolean>
    maxEvents?: number
  } = {},
) {
  const received: unknown[] = []
  const visitor: { allowed: readonly Purpose[] | null } = { allowed: null }
  let loads = 0
  const sink: ConsentedSink = {
    setConsent: (allowed) => void received.push(allowed.join('-') || 'none'),
    deliver: ({ data }) => void received.push((data as { path: string }).path),
  }
  const open = async () => {
    loads += 1
    await options.loading
    return sink
  }
  const queue = createConsentQueue({
    ...options,
    sinks: [{ purposes: options.purposes ?? ['statistics'], open }],
    allowed: () => visitor.allowed,
  })
  return { queue, visitor, received, loads: () => loads }
}

describe('events', () => {
  it('wait for the choice, and are delivered in order after it', async () => {
    const { queue, visitor, received, loads } = openQueue()
    for (const path of ['/a', '/b']) queue.add(event(path))
    await queue.drain()
    expect(loads()).toBe(0)
    visitor.allowed = ['statistics']
    await queue.drain()
    queue.add(event('/c'))
    await queue.drain()
    expect(received).toEqual(['statistics', '/a', '/b', '/c'])
    expect(loads()).toBe(1)
  })

  it('are dropped when the visitor rejects, and nothing is loaded', async () => {
    const { queue, visitor, received, loads } = openQueue()
    queue.add(event('/before'))
    visitor.allowed = ['preferences']
    await queue.drain()
    visitor.allowed = ['statistics']
    await queue.drain()
    queue.add(event('/after'))
    await queue.drain()
    expect(received).toEqual(['statistics', '/after'])
    expect(loads()).toBe(1)
  })

  it('that happen while the sink is loaded are not lost', async () => {
    const gate = createGate()
    const { queue, visitor, received } = openQueue({ loading: gate.passed })
    queue.add(event('/a'))
    visitor.allowed = ['statistics']
    const draining = queue.drain()
    queue.add(event('/b'))
    gate.open()
    await draining
    await queue.drain()
    expect(received).toEqual(['statistics', '/a', '/b'])
  })

  it('are dropped when the visitor rejects while the sink is loaded', async () => {
    const gate = createGate()
    const { queue, visitor, received, loads } = openQueue({ loading: gate.passed })
    queue.add(event('/a'))
    visitor.allowed = ['statistics']
    const draining = queue.drain()
    await expect.poll(loads).toBe(1)
    visitor.allowed = []
    gate.open()
    await draining
    expect(received).toEqual(['none'])
  })

  it('end when consent is withdrawn, of which the sink learns', async () => {
    const { queue, visitor, received } = openQueue()
    visitor.allowed = ['statistics']
    queue.add(event('/a'))
    await queue.drain()
    visitor.allowed = []
    await queue.drain()
    queue.add(event('/b'))
    await queue.drain()
    expect(received).toEqual(['statistics', '/a', 'none'])
  })

  it('of a browser without a choice are bounded, the oldest dropped first', async () => {
    const { queue, visitor, received } = openQueue({ maxEvents: 2 })
    for (const path of ['/a', '/b', '/c']) queue.add(event(path))
    visitor.allowed = ['statistics']
    await queue.drain()
    expect(received).toEqual(['statistics', '/b', '/c'])
  })

  it('are dropped when the visitor withdraws while an earlier delivery is looked up', async () => {
    const gate = createGate()
    const isRepeated = () => gate.passed.then(() => false)
    const { queue, visitor, received } = openQueue({ isRepeated })
    visitor.allowed = ['statistics']
    queue.add(event('/a'))
    await expect.poll(() => received).toEqual(['statistics'])
    visitor.allowed = []
    gate.open()
    await queue.drain()
    expect(received).toEqual(['statistics', 'none'])
  })

  it('are delivered where a browser cannot look up earlier ones', async () => {
    const { queue, visitor, received } = openQueue({
      isRepeated: () => Promise.reject(new Error('no storage')),
    })
    visitor.allowed = ['statistics']
    for (const path of ['/a', '/b']) queue.add(event(path))
    await queue.drain()
    expect(received).toEqual(['statistics', '/a', '/b'])
  })

  it('that were delivered before are not delivered again', async () => {
    const seen = new Set<string>()
    const isRepeated = ({ data }: ShopEvent) => {
      const { path } = data as { path: string }
      return Promise.resolve(seen.size === seen.add(path).size)
    }
    const { queue, visitor, received } = openQueue({ isRepeated })
    visitor.allowed = ['statistics']
    for (const path of ['/a', '/a', '/b']) queue.add(event(path))
    await queue.drain()
    await queue.drain()
    expect(received).toEqual(['statistics', '/a', '/b'])
  })
})

it('a sink that cannot be loaded or fails does not keep the others waiting', async () => {
  const received: string[] = []
  const fail = () => {
    throw new Error('tag')
  }
  const sink: ConsentedSink = {
    setConsent: () => undefined,
    deliver: ({ type }) => void received.push(type),
  }
  const queue = createConsentQueue({
    sinks: [
      { purposes: ['statistics'], open: () => Promise.reject(new Error('offline')) },
      { purposes: ['statistics'], open: () => Promise.resolve({ ...sink, deliver: fail }) },
      { purposes: ['statistics'], open: () => Promise.resolve(sink) },
    ],
    allowed: () => ['statistics'],
  })
  for (const path of ['/a', '/b']) queue.add(event(path))
  await queue.drain()
  expect(received).toEqual(['error:404', 'error:404'])
})

import { expect, it } from 'vitest'

import { runOnceForAll } from '#app/agents/run-once.server.ts'
import { done } from '#app/kit/result.ts'
import { hour } from '#app/kit/time.ts'
import { testContext } from '#tests/support/test-context.ts'

it('a network with thousands of answers has the next ones kept for a short time, so that none fills Redis', async () => {
  const context = testContext('')
  const kept: number[] = []
  const sharedCache = {
    read: async () => null,
    write: async (_key: string, _answer: object, seconds: number) => void kept.push(seconds),
  }
  const shop = { ...context, services: { ...context.services, sharedCache } }
  const answer = done({ isCreated: false, isRefused: false, text: '{}', body: {} })
  const run = (name: string) => runOnceForAll(shop, { name, request: 'r' }, async () => answer)
  await run('first')
  await context.counters.add('network agent answers 127.0.0.1', hour, 10_000)
  await run('later')
  expect(kept).toEqual([24 * hour, expect.any(Number)])
  expect(kept[1]).toBeLessThan(hour)
})

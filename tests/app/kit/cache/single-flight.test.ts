import { describe, expect, it } from 'vitest'

import { createSingleFlight } from '#app/kit/cache/single-flight.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'

const open = (keepMs = 60_000) =>
  createSingleFlight<Result<unknown, unknown>>({ max: 10, keepMs, shouldKeep: ({ ok }) => ok })

describe('an operation that runs once for each key', () => {
  it('runs once for parallel and later calls, and all receive its result', async () => {
    const once = open()
    let orders = 0
    const press = () => once('cart-1 a', async () => done((orders += 1)))
    expect(await Promise.all([press(), press()])).toEqual([done(1), done(1)])
    expect(await press()).toEqual(done(1))
  })

  it('runs again after a failure or a result that is not kept', async () => {
    const once = open()
    const results = [
      async () => refused('stock'),
      async () => {
        throw new Error('away')
      },
      async () => done('order'),
    ]
    const press = () => once('cart-2 a', () => (results.shift() as () => Promise<never>)())
    expect(await press()).toEqual(refused('stock'))
    await expect(press()).rejects.toThrow('away')
    expect(await press()).toEqual(done('order'))
  })

  it('runs again after its time', async () => {
    const once = open(5)
    let runs = 0
    const run = () => once('token', async () => done((runs += 1)))
    await run()
    await expect.poll(async () => run()).toEqual(done(2))
  })
})

import { describe, expect, it } from 'vitest'

import { createOncePerKey } from '#app/kit/once-per-key.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'

const open = (keepMs = 60_000) =>
  createOncePerKey<Result<unknown, unknown>>({ max: 10, keepMs, shouldKeep: ({ ok }) => ok })

describe('what runs once for a key', () => {
  it('runs once for two calls side by side and one after them, and all get its result', async () => {
    const once = open()
    let orders = 0
    const press = () => once('cart-1 a', async () => done((orders += 1)))
    expect(await Promise.all([press(), press()])).toEqual([done(1), done(1)])
    expect(await press()).toEqual(done(1))
  })

  it('runs again after a result that is not kept, or a failure', async () => {
    const once = open()
    const answers = [
      async () => refused('stock'),
      async () => {
        throw new Error('away')
      },
      async () => done('order'),
    ]
    const press = () => once('cart-2 a', () => (answers.shift() as () => Promise<never>)())
    expect(await press()).toEqual(refused('stock'))
    await expect(press()).rejects.toThrow('away')
    expect(await press()).toEqual(done('order'))
  })

  it('runs again when its time is over', async () => {
    const once = open(5)
    let runs = 0
    const run = () => once('token', async () => done((runs += 1)))
    await run()
    await expect.poll(async () => run()).toEqual(done(2))
  })
})

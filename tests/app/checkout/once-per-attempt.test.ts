import { describe, expect, it } from 'vitest'

import { oncePerAttempt } from '#app/checkout/once-per-attempt.server.ts'
import { done, refused } from '#app/kit/result.ts'

describe('one attempt at an order', () => {
  it('runs once for two presses of the button, and both get the answer', async () => {
    let orders = 0
    const press = () => oncePerAttempt('cart-1 a', async () => done((orders += 1)))
    expect(await Promise.all([press(), press()])).toEqual([done(1), done(1)])
    expect(await press()).toEqual(done(1))
  })

  it('may be made again after a refusal or a failure', async () => {
    const answers = [
      async () => refused('stock'),
      async () => {
        throw new Error('away')
      },
      async () => done('order'),
    ]
    const press = () =>
      oncePerAttempt('cart-2 a', () => (answers.shift() as () => Promise<never>)())
    expect(await press()).toEqual(refused('stock'))
    await expect(press()).rejects.toThrow('away')
    expect(await press()).toEqual(done('order'))
  })
})

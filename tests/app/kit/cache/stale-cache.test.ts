import { expect, it } from 'vitest'

import { createStaleCache } from '#app/kit/cache/stale-cache.ts'

it('a kept value is returned while it is fresh, then while a newer one is made or fails, for a time', async () => {
  let now = 0
  const cache = createStaleCache<number>({ max: 2, freshMs: 10, usableMs: 100, now: () => now })
  const failing = () => Promise.reject(new Error('down'))
  await expect(cache.read('a', failing)).rejects.toThrow('down')
  expect(await cache.read('a', async () => 1)).toBe(1)
  now = 9
  expect(await cache.read('a', failing)).toBe(1)
  now = 50
  expect(await cache.read('a', failing)).toBe(1)
  await expect.poll(() => cache.read('a', async () => 2)).toBe(2)
  now = 151
  await expect(cache.read('a', failing)).rejects.toThrow('down')
})

it('concurrent readers without a value wait for one that is made', async () => {
  const cache = createStaleCache<number>({ max: 2, freshMs: 10, usableMs: 100 })
  let made = 0
  const create = async () => (made += 1)
  expect(await Promise.all([cache.read('a', create), cache.read('a', create)])).toEqual([1, 1])
})

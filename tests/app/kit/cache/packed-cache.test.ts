import { randomBytes } from 'node:crypto'

import { expect, it } from 'vitest'

import { createPackedCache } from '#app/kit/cache/packed-cache.server.ts'

it('a text is made once for all who wait for it, and kept', async () => {
  const cache = createPackedCache({ maxBytes: 10_000, keepMs: 60_000 })
  let made = 0
  const make = async () => `text ${(made += 1)} åäö`
  expect(await Promise.all([cache.read('a', make), cache.read('a', make)])).toEqual([
    'text 1 åäö',
    'text 1 åäö',
  ])
  expect(await cache.read('a', make)).toBe('text 1 åäö')
  expect(await cache.read('b', make)).toBe('text 2 åäö')
})

it('a failure is not kept', async () => {
  const cache = createPackedCache({ maxBytes: 10_000, keepMs: 60_000 })
  await expect(cache.read('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await cache.read('a', async () => 'up')).toBe('up')
})

it('the texts that were not read for longest give way, by their compressed size', async () => {
  const cache = createPackedCache({ maxBytes: 3_000, keepMs: 60_000 })
  const long = 'x'.repeat(100_000)
  await cache.read('long', async () => long)
  await cache.read('random', async () => randomBytes(1_500).toString('latin1'))
  expect(await cache.read('long', async () => 'made again')).toBe(long)
  await cache.read('other', async () => randomBytes(1_500).toString('latin1'))
  expect(await cache.read('random', async () => 'made again')).toBe('made again')
})

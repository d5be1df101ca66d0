import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  picturesToPrerender,
  type PrerenderedPicture,
} from '#server/demo/pictures/prerender-list.rules.ts'
import { prerender } from '#server/demo/pictures/prerender.ts'
import { readImageAddress } from '#server/merchant/images/image-address.ts'

const window = {
  categories: ['scene-living-room-1.jpg', 'scene-hall-2.jpg', 'scene-living-room-1.jpg'],
  products: ['chair-1.jpg', 'sofa-1.jpg', 'chair-1.jpg'],
}

test('the first screen is rendered first, in the most common format, each picture once', () => {
  const pictures = picturesToPrerender(window)
  expect(pictures[0]).toEqual({
    path: '/images/pagewidget/1000w/scene-living-room-1.jpg',
    format: 'avif',
  })
  expect(new Set(pictures.map((one) => JSON.stringify(one))).size).toBe(pictures.length)
  const firstWebp = pictures.findIndex(({ format }) => format === 'webp')
  expect(pictures.slice(firstWebp).every(({ format }) => format === 'webp')).toBe(true)
  expect(pictures.map(({ path }) => path)).toContain('/images/product/400f500/sofa-1.jpg')
})

test('all sizes of a scene or a piece are rendered while its model is loaded', () => {
  const files = picturesToPrerender(window).map(
    ({ path, format }) => format + path.split('/').at(-1),
  )
  const turns = files.filter((file, place) => file !== files[place - 1])
  expect(new Set(turns).size).toBe(turns.length)
})

test('every rendered picture has an address that the merchant serves', () => {
  for (const { path } of picturesToPrerender(window)) expect(readImageAddress(path)).not.toBeNull()
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('nothing is rendered while the shop has visitors, then one at a time', async () => {
  let quiet = 0
  let atOnce = 0
  const drawn: string[] = []
  const done = prerender({
    ...optionsFor(['a', 'b', 'c']),
    quietFor: () => quiet,
    make: async (path) => {
      expect(++atOnce).toBe(1)
      await vi.advanceTimersByTimeAsync(5)
      atOnce--
      drawn.push(path)
    },
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(drawn).toEqual([])
  quiet = 1000
  await vi.advanceTimersByTimeAsync(1000)
  await done
  expect(drawn).toEqual(['a', 'b', 'c'])
})

test('rendering ends with the merchant, without an error', async () => {
  const stopped = new AbortController()
  const faults: unknown[] = []
  let drawn = 0
  const done = prerender({
    ...optionsFor(['a', 'b', 'c']),
    quietFor: () => (drawn === 0 ? 1000 : 0),
    signal: stopped.signal,
    report: (fault) => faults.push(fault),
    make: async () => {
      drawn++
    },
  })
  await vi.advanceTimersByTimeAsync(20)
  stopped.abort()
  await done
  expect(drawn).toBe(1)
  expect(faults).toEqual([])
})

test('a picture that fails to render is reported', async () => {
  const faults: unknown[] = []
  await prerender({
    ...optionsFor(['a']),
    report: (fault) => faults.push(fault),
    make: () => Promise.reject(new Error('cannot render')),
  })
  expect(faults).toEqual([new Error('cannot render')])
})

function optionsFor(paths: string[]) {
  return {
    pictures: paths.map((path): PrerenderedPicture => ({ path, format: 'avif' })),
    quietFor: () => 1000,
    idleMs: 20,
    signal: new AbortController().signal,
    report: (fault: unknown) => {
      throw fault
    },
  }
}

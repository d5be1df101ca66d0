import { syncBuiltinESMExports } from 'node:module'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  picturesToPrerender,
  startPageToPrerender,
  type PrerenderedPicture,
} from '#server/demo/pictures/prerender-list.rules.ts'
import { prerender } from '#server/demo/pictures/prerender.ts'
import { parseImageAddress } from '#server/merchant/images/image-address.ts'

const startPage = {
  categories: ['scene-living-room-1.jpg', 'scene-hall-2.jpg', 'scene-living-room-1.jpg'],
  products: ['chair-1.jpg', 'sofa-1.jpg', 'chair-1.jpg'],
}

test('the first screen is rendered first, in the most common format, each picture once', () => {
  const pictures = startPageToPrerender(startPage)
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
  const files = startPageToPrerender(startPage).map(
    ({ path, format }) => format + path.split('/').at(-1),
  )
  const order = files.filter((file, index) => file !== files[index - 1])
  expect(new Set(order).size).toBe(order.length)
})

test('the first pages of lists and of their products follow the start page, each list with its scene', () => {
  const lists = [
    { category: 'scene-hall-1.jpg', products: ['stool-1.jpg', 'sofa-1.jpg'] },
    { category: null, products: ['stool-1.jpg'] },
  ]
  const all = [...picturesToPrerender(startPage, lists)]
  const first = startPageToPrerender(startPage)
  expect(all.slice(0, first.length)).toEqual(first)
  expect(all.slice(first.length).map(({ path }) => path)).toEqual([
    '/images/pagewidget/600w/scene-hall-1.jpg',
    '/images/product/400f500/stool-1.jpg',
    '/images/product/400f500/sofa-1.jpg',
    '/images/product/400f500/stool-1.jpg',
    '/images/product/400f500/stool-1.jpg',
    '/images/product/400f500/sofa-1.jpg',
    '/images/product/600f750/stool-1.jpg',
    '/images/product/600f750/sofa-1.jpg',
    '/images/product/800f1000/stool-1.jpg',
    '/images/product/800f1000/sofa-1.jpg',
  ])
  for (const { path } of all) expect(parseImageAddress(path)).not.toBeNull()
})

test('what is seen first of every list is rendered before the rest of the first one', () => {
  const list = (name: string) => ({
    category: `scene-${name}-1.jpg`,
    products: Array.from({ length: 20 }, (_, i) => `${name}-${i}.jpg`),
  })
  const paths = [
    ...picturesToPrerender({ categories: [], products: [] }, [list('bed'), list('sofa')]),
  ].map(({ path }) => path)
  const positionOf = (file: string) => paths.indexOf(`/images/product/400f500/${file}`)
  expect(positionOf('sofa-7.jpg')).toBeLessThan(positionOf('bed-8.jpg'))
})

test('every rendered picture has an address that the merchant serves', () => {
  for (const { path } of startPageToPrerender(startPage))
    expect(parseImageAddress(path)).not.toBeNull()
})

// What is imported from node:timers/promises changes too.
beforeEach(() => {
  vi.useFakeTimers()
  syncBuiltinESMExports()
})
afterEach(() => {
  vi.useRealTimers()
  syncBuiltinESMExports()
})

test('nothing is rendered while the shop has visitors, then a few at a time', async () => {
  let idleFor = 0
  let concurrent = 0
  let most = 0
  const rendered: string[] = []
  const finished = prerender({
    ...optionsFor(['a', 'b', 'c']),
    concurrency: 2,
    msSinceLastRequest: () => idleFor,
    make: async (path) => {
      most = Math.max(most, ++concurrent)
      await vi.advanceTimersByTimeAsync(5)
      concurrent--
      rendered.push(path)
    },
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rendered).toEqual([])
  idleFor = 1000
  await vi.advanceTimersByTimeAsync(1000)
  await finished
  expect(rendered.toSorted()).toEqual(['a', 'b', 'c'])
  expect(most).toBe(2)
})

test('rendering ends with the merchant, without an error', async () => {
  const abortController = new AbortController()
  const reported: unknown[] = []
  let rendered = 0
  const finished = prerender({
    ...optionsFor(['a', 'b', 'c']),
    msSinceLastRequest: () => (rendered === 0 ? 1000 : 0),
    signal: abortController.signal,
    report: (fault) => reported.push(fault),
    make: async () => {
      rendered++
    },
  })
  await vi.advanceTimersByTimeAsync(20)
  abortController.abort()
  await finished
  expect(rendered).toBe(1)
  expect(reported).toEqual([])
})

test('a picture that fails to render is reported', async () => {
  const reported: unknown[] = []
  await prerender({
    ...optionsFor(['a']),
    report: (fault) => reported.push(fault),
    make: () => Promise.reject(new Error('cannot render')),
  })
  expect(reported).toEqual([new Error('cannot render')])
})

function optionsFor(paths: string[]) {
  return {
    pictures: paths.map((path): PrerenderedPicture => ({ path, format: 'avif' })),
    concurrency: 1,
    msSinceLastRequest: () => 1000,
    idleMs: 20,
    signal: new AbortController().signal,
    report: (fault: unknown) => {
      throw fault
    },
  }
}

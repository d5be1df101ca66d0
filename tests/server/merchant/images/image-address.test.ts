import { describe, expect, test } from 'vitest'
import { chooseFormat, parseImageAddress } from '#server/merchant/images/image-address.ts'
import { parseSceneName } from '#server/merchant/vocabulary/scene.ts'

describe('picture addresses', () => {
  test.each([
    ['/images/product/100f125/sofa-1.jpg', { type: 'product', width: 100, name: 'sofa-1' }],
    ['/images/product/2000f2500/sofa-1.avif', { type: 'product', width: 2000, extension: 'avif' }],
    ['/images/category/500w/scene-hall-2.jpg', { type: 'category', width: 500 }],
    ['/images/pagewidget/4000w/scene-campaign-1.webp', { type: 'pagewidget', width: 4000 }],
    ['/images/product/300f375/f%C3%A5t%C3%B6lj-2.jpg', { name: 'fåtölj-2' }],
  ])('%s is parsed', (path, expected) => {
    expect(parseImageAddress(path)).toMatchObject(expected)
  })

  test.each([
    '/images/product/150f187/sofa-1.jpg',
    '/images/product/2100f2625/sofa-1.jpg',
    '/images/product/100f100/sofa-1.jpg',
    '/images/product/500w/sofa-1.jpg',
    '/images/category/1100w/scene-hall-1.jpg',
    '/images/category/4500w/scene-hall-1.jpg',
    '/images/category/100f125/scene-hall-1.jpg',
    '/images/secret/100w/scene-hall-1.jpg',
    '/images/__proto__/100w/scene-hall-1.jpg',
    '/images/product/100f125/sofa-1.png',
    '/images/product/100f125/sofa-1',
    '/images/product/100f125/a/b-1.jpg',
    '/images/product/100f125/%E0%A4%A.jpg',
    '/images/product/100f125/',
  ])('%s is not a picture of the shop', (path) => {
    expect(parseImageAddress(path)).toBeNull()
  })

  test.each([
    ['scene-living-room-3', 'living-room', 3, 9 / 16],
    ['scene-kids-room-0-square', 'kids-room', 0, 1],
    ['scene-outdoor-12-tall', 'outdoor', 12, 1.25],
    ['scene-campaign-1-wide', 'campaign', 1, 0.375],
  ])('%s is a scene', (name, scene, design, aspect) => {
    expect(parseSceneName(name)).toEqual({ subject: { scene, design }, aspect })
  })

  test.each([
    'scene-cellar-1',
    'scene-living-room',
    'scene-hall-1-round',
    'hall-1',
    'scene-hall--1',
    'scene-hall-13',
    'scene-hall-123456789',
  ])('%s is not a scene', (name) => {
    expect(parseSceneName(name)).toBeNull()
  })

  test.each([
    ['jpg', 'image/avif,image/webp,*/*', 'avif'],
    ['jpg', 'image/webp,*/*', 'webp'],
    ['jpg', '*/*', 'jpg'],
    ['jpg', null, 'jpg'],
    ['webp', 'image/avif', 'webp'],
    ['avif', '*/*', 'avif'],
  ] as const)('a .%s requested with %s is sent as %s', (extension, accept, format) => {
    expect(chooseFormat(extension, accept)).toBe(format)
  })
})

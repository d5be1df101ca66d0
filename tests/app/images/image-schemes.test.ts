import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { imageAddress, imageSrcSet } from '#app/images/image-address.ts'
import type { ImageScheme } from '#app/images/schemes/image-scheme.ts'

const files = import.meta.glob<{ scheme: ImageScheme }>(
  ['../../../app/images/schemes/*.ts', '!**/image-scheme.ts'],
  { eager: true },
)
const schemes = Object.entries(files).map(([path, { scheme }]) => [path.split('/').at(-1), scheme])
const hostile = 'a/../b?c#d e"å.jpg'

describe.each(schemes as [string, ImageScheme][])('the image scheme %s', (_, scheme) => {
  it.each(['https://images.example', '/merchant/images'])('stays on its host %s', (host) => {
    const address = scheme.address(host, { type: 'product', file: hostile }, 400)
    const { href, search, hash } = new URL(address, 'https://shop.example')
    expect(href.startsWith(new URL(`${host}/`, 'https://shop.example').href)).toBe(true)
    // A scheme may use query parameters, but a file name must not start a query.
    expect(`${search}${hash}`).not.toMatch(/c#d|#/)
    expect(address).not.toMatch(/[ "å]|\.\.\//)
  })

  it('has a different address for each image, type and width', () => {
    const addresses = [
      scheme.address('', { type: 'product', file: 'a.jpg' }, 400),
      scheme.address('', { type: 'product', file: 'b.jpg' }, 400),
      scheme.address('', { type: 'product', file: 'a.jpg' }, 800),
      scheme.address('', { type: 'brand', file: 'a.jpg' }, 400),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

it('has no scheme that the shop does not use', () => {
  const used = readFileSync(
    new URL('../../../app/images/image-address.ts', import.meta.url),
    'utf8',
  )
  expect(
    schemes.map(([file]) => file).filter((file) => !used.includes(`/${String(file)}'`)),
  ).toEqual([])
})

it('the shop requests the sizes of the specification', () => {
  const product = { type: 'product', file: 'å b.jpg' } as const
  expect(imageAddress('/images', product, 400)).toBe('/images/product/400f500/%C3%A5%20b.jpg')
  expect(imageSrcSet('/images', { type: 'brand', file: 'a.png' }, [400, 800])).toBe(
    '/images/brand/400w/a.png 400w, /images/brand/800w/a.png 800w',
  )
})

import { describe, expect, it } from 'vitest'

import { imageAddress, imageSrcSet } from '#app/images/image-address.ts'

const hostile = 'a/../b?c#d e"å.jpg'

describe('the address of an image', () => {
  it.each(['https://images.example', '/merchant/images'])('stays on its host %s', (host) => {
    const address = imageAddress(host, { type: 'product', file: hostile }, 400)
    const { href, search, hash } = new URL(address, 'https://shop.example')
    expect(href.startsWith(new URL(`${host}/`, 'https://shop.example').href)).toBe(true)
    // A host may use query parameters, but a file name must not start a query.
    expect(`${search}${hash}`).not.toMatch(/c#d|#/)
    expect(address).not.toMatch(/[ "å]|\.\.\//)
  })

  it('is different for each image, type and width', () => {
    const addresses = [
      imageAddress('', { type: 'product', file: 'a.jpg' }, 400),
      imageAddress('', { type: 'product', file: 'b.jpg' }, 400),
      imageAddress('', { type: 'product', file: 'a.jpg' }, 800),
      imageAddress('', { type: 'brand', file: 'a.jpg' }, 400),
    ]
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

it('the shop requests the sizes of the specification', () => {
  const product = { type: 'product', file: 'å b.jpg' } as const
  expect(imageAddress('/images', product, 400)).toBe('/images/product/400f500/%C3%A5%20b.jpg')
  expect(imageSrcSet('/images', { type: 'brand', file: 'a.png' }, [400, 800])).toBe(
    '/images/brand/400w/a.png 400w, /images/brand/800w/a.png 800w',
  )
})

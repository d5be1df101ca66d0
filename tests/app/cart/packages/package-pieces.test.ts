import { expect, it } from 'vitest'

import { readCountedCart } from '#app/cart/read-cart.server.ts'
import type { WireCart } from '#app/cart/cart-documents.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { testGatewayContext } from '#tests/app/gateway/test-gateway-context.ts'
import { openUpstream } from '#tests/support/upstream.ts'

const part = (groupId: number, quantity: number) => ({
  ...{ id: `row-${groupId}`, skuId: groupId, quantity, groupKey: 'k' },
  productPackage: { packageId: 9, packageName: 'Pair', groupId, optionId: 1 },
})
const content = (groupId: number, quantity: number) => ({
  groupId,
  options: [null, { optionId: 1, quantity }],
})

/** How many packages the cart shows, and how often the merchant was asked what they contain. */
async function countedIn(items: object[], response: object | null) {
  await using upstream = await openUpstream(() =>
    response ? [200, JSON.stringify({ data: response })] : [500, 'down'],
  )
  const market = { alias: 'se', country: { code: 'SE', name: 'Sweden' }, currency: 'SEK' }
  const visit = { ...testGatewayContext(upstream.endpoint), market, prefix: '', language: 'sv' }
  const cart = await readCountedCart(visit as Visit, { id: 'c', items } as unknown as WireCart)
  return [cart.packages[0]?.quantity, upstream.requests.length]
}

const pairs = {
  products: {
    products: [null, { productId: 9, productPackage: { groups: [content(1, 2), content(2, 2)] } }],
  },
}

it('a package whose parts all come in twos is counted as one', async () => {
  expect(await countedIn([part(1, 2), part(2, 2)], pairs)).toEqual([1, 1])
})

it('a package with a single piece of a part is counted without a request', async () => {
  expect(await countedIn([part(1, 1), part(2, 4)], pairs)).toEqual([1, 0])
})

it('packages are counted by their pieces alone while the catalogue does not respond', async () => {
  expect((await countedIn([part(1, 2), part(2, 8)], null))[0]).toBe(2)
})

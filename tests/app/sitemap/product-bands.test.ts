import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask } from '#app/gateway/graphql.server.ts'
import { filterOf, mostInFile, productBands } from '#app/sitemap/product-bands.server.ts'
import { sitemapProductsDocument } from '#app/sitemap/sitemap-documents.server.ts'
import { askerAt, openShop } from '#app/visit/shop.server.ts'
import { openSeededMerchant, type SeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

let merchant: SeededMerchant
beforeAll(async () => {
  merchant = await openSeededMerchant(120)
})
afterAll(() => merchant[Symbol.asyncDispose]())

it('a catalogue too large for one list falls into bands that hold each product once', async () => {
  const shop = await openShop({
    request: new Request('http://shop.test/sitemap.xml'),
    context: testContext(merchant.endpoint),
  })
  const asker = askerAt(shop, shop.places[0]!)
  const most = 15
  const namesIn = async (band: Parameters<typeof filterOf>[0]) => {
    const question = { filter: filterOf(band), skip: 0, take: 200 }
    const { products } = await ask(asker, sitemapProductsDocument, question)
    return (products?.products ?? []).map((product) => product?.alias)
  }
  const [whole] = await productBands(asker, 6000)
  const bands = await productBands(asker, most)
  const inBands = await Promise.all(bands.map(namesIn))
  expect(bands.length).toBeGreaterThan(4)
  expect(inBands.every((names) => names.length > 0 && names.length <= most)).toBe(true)
  expect(inBands.flat().sort()).toEqual((await namesIn(whole!)).sort())
})

it.each([
  [1, 5, 6000],
  [2, 5, 6000],
  [3, 11, 5377],
  [5, 25, 1553],
])('with %i places in a file and %i to name, %i products fit', (here, alternates, most) => {
  expect(mostInFile(here, alternates)).toBe(most)
  expect(here * most).toBeLessThanOrEqual(50_000)
})

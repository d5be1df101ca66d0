import { expect, it } from 'vitest'

import { requestMerchant, type GatewayContext } from '#app/gateway/graphql.server.ts'
import { allPrices, halvesOf, type PriceBand } from '#app/sitemap/price-band.ts'
import { bandFilter, maxProductsPerFile, productBands } from '#app/sitemap/product-bands.server.ts'
import { sitemapProductsDocument } from '#app/sitemap/sitemap-documents.server.ts'
import { gatewayContextFor, getShopContext } from '#app/visit/shop-context.server.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

const namesIn = async (context: GatewayContext, band: PriceBand) => {
  const question = { filter: await bandFilter(context, band), skip: 0, take: 200 }
  const { products } = await requestMerchant(context, sitemapProductsDocument, question)
  return (products?.products ?? []).map((product) => product?.alias)
}

async function seededContext(endpoint = merchant.endpoint): Promise<GatewayContext> {
  const shop = await getShopContext({
    request: new Request('http://shop.test/sitemap.xml'),
    context: testContext(endpoint),
  })
  return gatewayContextFor(shop, shop.scopes[0]!)
}

it.each([15, 2])(
  'bands of at most %i products contain each product of a catalogue once',
  async (maxProducts) => {
    const context = await seededContext()
    const [whole] = await productBands(context, 6000)
    const bands = await productBands(context, maxProducts)
    const inBands = await Promise.all(bands.map((band) => namesIn(context, band)))
    const undivided = bands.filter((band) => halvesOf(band)).map((band) => bands.indexOf(band))
    expect(bands.length).toBeGreaterThan(4)
    expect(inBands.every((names) => names.length > 0)).toBe(true)
    expect(undivided.every((at) => inBands[at]!.length <= maxProducts)).toBe(true)
    expect(inBands.flat().sort()).toEqual((await namesIn(context, whole!)).sort())
  },
)

it('a price with too many products is divided by brands', async () => {
  const context = await seededContext()
  const bands = await productBands(context, 2)
  const ofOnePrice = bands.filter(({ brands }) => brands)
  expect(ofOnePrice.length).toBeGreaterThan(1)
  expect(ofOnePrice.every(({ width }) => width === 1)).toBe(true)
  expect(await namesIn(context, { lowest: 1, width: 1, brands: { rest: 255, of: 256 } })).toEqual(
    [],
  )
})

it('a merchant that counts the same in every band is asked for its halves once', async () => {
  await using proxy = await openFaultProxy(merchant.origin)
  proxy.setResponse('sitemapBand', () => ({ data: { products: { count: 9_000, products: [] } } }))
  const context = await seededContext(`${proxy.origin}/graphql`)
  expect(await productBands(context, 6000)).toEqual([allPrices])
  expect(proxy.requestCounts.get('sitemapBand')).toBe(3)
})

it.each([
  [1, 5, 6000],
  [2, 5, 6000],
  [3, 11, 5377],
  [5, 25, 1553],
])(
  'with %i entries in a file and %i alternates, %i products fit',
  (scopes, alternates, maxProducts) => {
    expect(maxProductsPerFile(scopes, alternates)).toBe(maxProducts)
    expect(scopes * maxProducts).toBeLessThanOrEqual(50_000)
  },
)

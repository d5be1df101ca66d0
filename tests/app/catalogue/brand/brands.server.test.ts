import { expect, it } from 'vitest'

import { listBrands } from '#app/catalogue/brand/brands.server.ts'
import { findList } from '#app/catalogue/list/list.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openFaultProxy } from '#tests/support/fault-proxy.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

it('brands have the number of products of their list', async () => {
  const context = testContext(merchant.endpoint)
  const visit = await openVisit({ request: new Request('http://shop.test/en'), context })
  const brands = await listBrands(visit)
  expect(brands.length).toBeGreaterThan(5)
  for (const { path, products } of brands.slice(0, 3)) {
    const alias = path.split('/').at(-1) ?? ''
    const found = await findList(visit, { kind: 'brand', alias }, new URLSearchParams())
    expect(found?.list.progress.total).toBe(products?.count)
    expect(products?.count).toBeGreaterThan(0)
  }
})

it('every brand is shown without a number when the facet has other ids than the brands', async () => {
  const brands = [
    { brandId: 1, alias: 'alvik', name: 'Alvik', primaryImage: 'alvik.jpg', logo: null },
    { brandId: 2, alias: 'norrby', name: 'Norrby', primaryImage: null, logo: null },
  ]
  const values = [{ facetId: 'brand-1', label: 'Alvik', count: 3 }]
  await using proxy = await openFaultProxy(merchant.origin)
  const products = { filters: { facets: [{ type: 'Brand', values }] } }
  proxy.setResponse('brands', () => ({ data: { brands, products } }))
  const context = testContext(`${proxy.origin}/graphql`)
  const visit = await openVisit({ request: new Request('http://shop.test/en'), context })
  const listed = await listBrands(visit)
  expect(listed.map(({ name, picture, products }) => [name, picture, products])).toEqual([
    ['Alvik', 'alvik.jpg', null],
    ['Norrby', null, null],
  ])
})

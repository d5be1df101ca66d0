import { describe, expect, it } from 'vitest'

import { searchWithRanges } from '#app/catalogue/search/search-path.server.ts'
import { findSearchStarts, suggestFromCatalogue } from '#app/catalogue/search/suggestions.server.ts'
import { findTopSearches, countSearch } from '#app/catalogue/search/top-searches.server.ts'
import { findPagesAbout } from '#app/content/page/find-pages.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

const merchant = await openForTests(openSeededMerchant())

async function openVisitFrom(clientAddress = '127.0.0.1', path = '/') {
  const context = { ...testContext(merchant.endpoint), clientAddress }
  return openVisit({ request: new Request(`http://shop.test${path}`), context })
}
const searchFor = (text: string) => ({ text, ranges: [] })
const namesOf = (links: readonly { name: string }[]) => links.map(({ name }) => name)

describe('suggestions', () => {
  it('are categories by name, then where most of the products are, and products of it', async () => {
    const { categories, products, total } = await suggestFromCatalogue(
      await openVisitFrom(),
      searchFor('soffa'),
    )
    expect(namesOf(categories)[0]).toMatch(/soff/i)
    expect(total).toBeGreaterThanOrEqual(products.length)
    expect(products[0]?.name).toMatch(/soff/i)
    for (const { price } of products) expect(price).toMatch(/kr$/)
  })

  it('of a word that is not finished are what it begins, before compounds that begin alike', async () => {
    const { products } = await suggestFromCatalogue(await openVisitFrom(), searchFor('grå sof'))
    expect(products.length).toBeGreaterThan(0)
    expect(products[0]?.name).toMatch(/soffa/i)
    for (const { name } of products) expect(name).not.toMatch(/bord/i)
  })

  it('keep to the prices and measures of the text', async () => {
    const visit = await openVisitFrom()
    const search = await searchWithRanges(visit, 'soffa under 8 000 kr max 200 cm')
    const bounded = await suggestFromCatalogue(visit, search)
    const all = await suggestFromCatalogue(visit, searchFor('soffa'))
    expect(bounded.total).toBeGreaterThan(0)
    expect(bounded.total).toBeLessThan(all.total)
    for (const { price } of bounded.products) {
      expect(Number(price.replace(/\D/g, ''))).toBeLessThanOrEqual(8000)
    }
  })

  it('are in the language of the page', async () => {
    const visit = await openVisitFrom('127.0.0.1', '/en')
    const { categories } = await suggestFromCatalogue(visit, searchFor('sofa'))
    expect(categories[0]?.path).toMatch(/^\/en\/c\//)
    const [page] = await findPagesAbout(visit, 'delivery')
    expect(page).toEqual({ name: 'Delivery', path: '/en/delivery', isByTitle: true })
  })

  it.each(['%', '"', "' OR 1=1", 'NEAR(a b)', '* AND', '\u0000', '🛋', '((((', '\\'])(
    'for %j are none, and no failure',
    async (text) => {
      const visit = await openVisitFrom()
      expect(await suggestFromCatalogue(visit, searchFor(text))).toMatchObject({
        products: [],
        total: 0,
      })
      expect(await findPagesAbout(visit, text)).toEqual([])
    },
  )

  it('are the main categories before a letter is typed', async () => {
    expect(namesOf((await findSearchStarts(await openVisitFrom())).categories)).toContain('Möbler')
  })
})

it('a help page is found by what it is about', async () => {
  const visit = await openVisitFrom()
  expect(namesOf(await findPagesAbout(visit, 'leverans'))[0]).toBe('Leverans')
  expect(namesOf(await findPagesAbout(visit, 'ångerrätt'))).not.toEqual([])
})

it('a search is popular when visitors of five networks made it and it has products', async () => {
  const search = async (address: string, text: string) => {
    countSearch(await openVisitFrom(address), new Request('http://shop.test/s'), text)
  }
  for (const network of [1, 2, 3, 4, 5]) {
    await search(`10.0.${network}.7`, ' Matbord ')
    await search(`10.0.${network}.7`, 'zzqqxx')
  }
  // Addresses of one network, and one visitor many times.
  for (const host of [1, 2, 3, 4, 5]) await search(`10.0.9.${host}`, 'fåtölj')
  for (const half of [1, 2, 3, 4, 5]) await search(`2001:db8:1:${half}::1`, 'bokhylla')
  expect(await findTopSearches(await openVisitFrom())).toEqual(['matbord'])
  expect(await findTopSearches(await openVisitFrom('127.0.0.1', '/en'))).toEqual([])
})

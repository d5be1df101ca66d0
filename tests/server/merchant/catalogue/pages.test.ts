import { expect, test } from 'vitest'
import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

const merchant = await openForTests(openTestMerchant())

const info = `query ($url: String, $alias: String, $language: String) {
  listPageInfo(url: $url, alias: $alias, languageId: $language) {
    id alias canonicalUrl name hideTitle primaryDescription meta { title description }
    alternativeUrls { url language } subCategories { name alias canonicalUrl } } }`

async function fetchPageInfo(variables: Record<string, unknown>) {
  const { data, errors } = await merchant.request(info, variables)
  expect(errors).toBeUndefined()
  return data.listPageInfo
}

test.for([
  ['/c/furniture', 'sv', '/c/furniture', 'Möbler'],
  ['/se/sv/c/furniture', 'sv', '/c/furniture', 'Möbler'],
  ['/en/c/furniture-en', 'en', '/en/c/furniture-en', 'Furniture'],
  ['/en/c/furniture', 'en', '/en/c/furniture-en', 'Furniture'],
  ['/c/furniture/sofas', 'sv', '/c/sofas', 'Soffor'],
  ['https://shop.test/c/sofas?page=2#top', 'sv', '/c/sofas', 'Soffor'],
  ['/b/almo', 'sv', '/b/almo', 'Almö'],
  ['/b/ALMO', 'sv', '/b/almo', 'Almö'],
  ['/c/Sofas', 'sv', '/c/sofas', 'Soffor'],
  ['/dc/soffveckor', 'sv', '/dc/soffveckor', 'Soffveckor'],
  ['/en/dc/soffveckor', 'en', '/en/dc/sofa-weeks', 'Sofa weeks'],
  ['/l/sofas', 'sv', '/c/sofas', 'Soffor'],
  ['/l/almo', 'sv', '/b/almo', 'Almö'],
] as const)('%s in %s finds the page %s', async ([url, language, canonicalUrl, name]) => {
  expect(await fetchPageInfo({ url, language })).toMatchObject({ canonicalUrl, name })
})

test.for(['/c/no-such', '/b/sofas', '/x/sofas', '/', '/c/%E0%A4%A', '/c/__proto__'])(
  '%s finds no list page',
  async (url) => {
    expect(await fetchPageInfo({ url })).toBeNull()
  },
)

test('a category page has its subcategories and its addresses in the other languages', async () => {
  const page = await fetchPageInfo({ alias: 'furniture' })
  expect(page.subCategories).toEqual([
    { name: 'Soffor', alias: 'sofas', canonicalUrl: '/c/sofas' },
    { name: 'Bord', alias: 'tables', canonicalUrl: '/c/tables' },
    { name: 'Fåtöljer', alias: 'chairs', canonicalUrl: '/c/chairs' },
  ])
  expect(page.alternativeUrls).toContainEqual({ url: '/en/c/furniture-en', language: 'en' })
})

test('page info without an address is the title and description of the site', async () => {
  const page = await fetchPageInfo({ language: 'en' })
  expect(page.id).toBe(0)
  expect(page.meta.title).toContain('Hemvist')
})

test('categories are returned as a list with parent ids, or as one level of the tree', async () => {
  const { data } = await merchant.request(`{
    all: categories { categoryId parentCategoryId name }
    roots: categories(parentCategoryId: 0) { name }
    sofas: category(alias: "sofas") { categoryId parentCategoryId }
    byId: category(categoryId: 2) { name }
    none: category(alias: "none") { name }
    brands { name alias canonicalUrl primaryImage }
  }`)
  expect(data.all).toHaveLength(5)
  expect(data.roots).toEqual([{ name: 'Möbler' }, { name: 'Textil' }])
  expect(data.sofas).toEqual({ categoryId: 2, parentCategoryId: 1 })
  expect(data.byId).toEqual({ name: 'Soffor' })
  expect(data.none).toBeNull()
  expect(data.brands.map(({ name }: { name: string }) => name)).toEqual(['Almö', 'Bygda'])
  expect(data.brands[0].primaryImage).toBe('fatolj-1.jpg')
})

test('the channel returns its markets with their languages and currencies', async () => {
  const { data } = await merchant.request(`{ channel(channelId: "1|se") { id url defaultMarketId
    defaultLanguageId markets { alias onlyDisplayInCheckout groupKey defaultLanguageId
      allowedLanguages { id code } country { code } currency { code name } } }
    unknown: channel(channelId: "9|xx") { id } channels { id } }`)
  expect(data.channel).toMatchObject({
    id: '1|se',
    url: 'http://shop.test',
    defaultMarketId: '1|se|SEK',
    defaultLanguageId: 'sv-SE',
  })
  const finland = data.channel.markets.find(({ alias }: { alias: string }) => alias === 'fi')
  expect(finland).toMatchObject({
    groupKey: 'nordics',
    defaultLanguageId: 'fi-FI',
    allowedLanguages: [{ code: 'fi' }, { code: 'sv' }, { code: 'en' }],
    currency: { code: 'EUR', name: 'EUR' },
  })
  expect(data.unknown).toBeNull()
  expect(data.channels).toEqual([{ id: '1|se' }])
})

test.for([
  [{ market: 'no', language: 'nb' }, 'NOK'],
  [{ market: '1|no|NOK', language: 'nb-NO' }, 'NOK'],
  [{ market: 'atlantis', language: 'tlh' }, 'SEK'],
  [{}, 'SEK'],
] as const)('prices for %j are in %s', async ([variables, currency]) => {
  const { data } = await merchant.request(
    `query ($market: String, $language: String) { product(productId: 1, marketId: $market, languageId: $language) {
      name unitPrice { currency { code } } } }`,
    variables,
  )
  expect(data.product.unitPrice.currency.code).toBe(currency)
})

import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

import { expect, test } from 'vitest'
import { localText, product, putSmallCatalogue, smallCatalogueProducts } from './small-catalogue.ts'

const list = `query ($filter: FilterInputType, $skip: Int, $take: Int, $category: String, $brand: String,
  $campaign: String, $url: String, $market: String, $language: String) {
  products(filter: $filter, skip: $skip, take: $take, categoryAlias: $category, brandAlias: $brand,
    discountCampaignAlias: $campaign, url: $url, marketId: $market, languageId: $language) {
    count
    products { articleNumber name canonicalUrl }
    filters { price { lowest highest } facets { filterId type group label
      values { _id facetId parentId label url order count hidden } } }
  }
}`

type Merchant = Awaited<ReturnType<typeof openTestMerchant>>

/** The merchant of tests that only read the small catalogue. */
const merchant = await openForTests(openTestMerchant())

async function listProducts(merchant: Merchant, variables: Record<string, unknown>) {
  const { data, errors } = await merchant.request(list, variables)
  expect(errors).toBeUndefined()
  return data.products
}

async function listArticles(
  merchant: Merchant,
  variables: Record<string, unknown>,
): Promise<string[]> {
  const { products } = await listProducts(merchant, variables)
  return products.map(({ articleNumber }: { articleNumber: string }) => articleNumber.slice(2))
}

function countsOf(result: Awaited<ReturnType<typeof listProducts>>, filterId: string) {
  const facet = result.filters.facets.find((one: { filterId: string }) => one.filterId === filterId)
  return Object.fromEntries(
    (facet?.values ?? []).map((value: { facetId: string; count: number }) => [
      value.facetId,
      value.count,
    ]),
  )
}

test('a list shows each model once, in the selected colour, and all colours with includeCollapsed', async () => {
  expect((await listProducts(merchant, {})).count).toBe(4)
  expect((await listProducts(merchant, { filter: { includeCollapsed: true } })).count).toBe(5)
  const green = { facets: ['p_color_green'] }
  expect(await listArticles(merchant, { filter: green })).toEqual(['lindo-green'])
  const both = { facets: ['p_color_green', 'p_color_grey'], sort: 'PRICE' }
  expect(await listArticles(merchant, { filter: both })).toEqual(['fatolj', 'lindo-grey'])
  expect(countsOf(await listProducts(merchant, {}), 'Category')).toMatchObject({ c_1: 3, c_2: 1 })
  // Sorted by price, a model has the position of its cheapest or most expensive colour.
  const mostExpensive = await listArticles(merchant, { filter: { sort: 'PRICE_DESC' }, take: 1 })
  expect(mostExpensive).toEqual(['lindo-green'])
})

test('alias facets select products by alias in any language, and FACET_ORDER keeps their order', async () => {
  const facets = ['a_matta', 'a_no-such', 'a_lindo-green', 'a_soffbord']
  const inOrder = { filter: { facets, sort: 'FACET_ORDER' } }
  // Includes the green sofa, which other lists collapse into the grey one.
  expect(await listArticles(merchant, inOrder)).toEqual(['matta', 'lindo-green', 'soffbord'])
  const narrowed = { filter: { facets: ['a_matta', 'a_soffbord', 'b_almo'] } }
  expect((await listProducts(merchant, narrowed)).count).toBe(
    (await listArticles(merchant, { filter: { facets: ['b_almo'] } })).filter((name) =>
      ['matta', 'soffbord'].includes(name),
    ).length,
  )
  expect((await listProducts(merchant, { filter: { facets: ['a_no-such'] } })).count).toBe(0)
})

test.for([
  ['LATEST', ['matta', 'soffbord', 'fatolj', 'lindo-grey']],
  ['MOST_SOLD', ['soffbord', 'fatolj', 'lindo-grey', 'matta']],
  ['PRICE', ['matta', 'soffbord', 'fatolj', 'lindo-grey']],
  ['PRICE_DESC', ['lindo-green', 'fatolj', 'soffbord', 'matta']],
  ['ALPHABETICAL', ['lindo-grey', 'soffbord', 'fatolj', 'matta']],
  ['ALPHABETICAL_DESC', ['matta', 'fatolj', 'soffbord', 'lindo-grey']],
  ['VOTES', ['lindo-grey', 'soffbord', 'fatolj', 'matta']],
  ['BRAND', ['fatolj', 'lindo-grey', 'soffbord', 'matta']],
  ['AVAILABLE_STOCK', ['matta', 'soffbord', 'fatolj', 'lindo-grey']],
  ['TOTAL_STOCK_DESC', ['soffbord', 'fatolj', 'lindo-grey', 'matta']],
  ['CUSTOM_3', ['soffbord', 'fatolj', 'lindo-grey', 'matta']],
] as const)('%s sorts the list', async ([sort, expected]) => {
  expect(await listArticles(merchant, { filter: { sort } })).toEqual(expected)
})

test('pages of a list have no gaps and no duplicates', async () => {
  const first = await listArticles(merchant, { filter: { sort: 'PRICE' }, skip: 0, take: 3 })
  const second = await listArticles(merchant, { filter: { sort: 'PRICE' }, skip: 3, take: 3 })
  expect([...first, ...second]).toEqual(['matta', 'soffbord', 'fatolj', 'lindo-grey'])
  expect(await listArticles(merchant, { skip: 100 })).toEqual([])
})

test('a category lists the products of its subcategories, by alias in any language or by address', async () => {
  const sort = { sort: 'PRICE' }
  const furniture = ['soffbord', 'fatolj', 'lindo-grey']
  expect(await listArticles(merchant, { category: 'furniture', filter: sort })).toEqual(furniture)
  expect(await listArticles(merchant, { category: 'furniture-en', filter: sort })).toEqual(
    furniture,
  )
  expect(await listArticles(merchant, { url: '/se/sv/c/furniture', filter: sort })).toEqual(
    furniture,
  )
  expect(await listArticles(merchant, { brand: 'bygda', filter: sort })).toEqual([
    'matta',
    'soffbord',
  ])
  expect(await listArticles(merchant, { campaign: 'soffveckor' })).toEqual(['lindo-grey'])
  expect(await listArticles(merchant, { category: 'no-such-category' })).toEqual([])
})

test('a second value of a filter widens the list, a value of another filter narrows it', async () => {
  const filter = (facets: string[]) => ({ filter: { facets, sort: 'PRICE' } })
  expect(await listArticles(merchant, filter(['p_color_grey']))).toEqual(['fatolj', 'lindo-grey'])
  expect(await listArticles(merchant, filter(['p_color_grey', 'p_color_oak']))).toHaveLength(3)
  expect(await listArticles(merchant, filter(['p_color_grey', 'p_color_oak', 'b_bygda']))).toEqual([
    'soffbord',
  ])
  expect(await listArticles(merchant, filter(['s_hog']))).toEqual(['fatolj'])
  expect(await listArticles(merchant, filter(['stock_out-of-stock']))).toEqual(['matta'])
  expect(await listArticles(merchant, filter(['d_20']))).toEqual(['lindo-grey'])
  expect(await listArticles(merchant, filter(['price_1000_sek', 'price_2500_sek']))).toEqual([
    'soffbord',
    'fatolj',
  ])
  expect(await listArticles(merchant, filter(['dc_sofa-weeks']))).toEqual(['lindo-grey'])
  expect(await listArticles(merchant, filter(['p_color_no-such', '__proto__']))).toEqual([])
})

test('BY_GROUP counts the alternatives to a selected value, CURRENT does not', async () => {
  const facets = ['p_color_oak']
  const byGroup = await listProducts(merchant, { filter: { facets, filterMode: 'BY_GROUP' } })
  expect(countsOf(byGroup, 'color')).toEqual({
    p_color_green: 1,
    p_color_grey: 2,
    p_color_oak: 1,
  })
  expect(countsOf(byGroup, 'Brand')).toEqual({ b_bygda: 1 })
  const current = await listProducts(merchant, { filter: { facets, filterMode: 'CURRENT' } })
  expect(countsOf(current, 'color')).toEqual({ p_color_oak: 1 })
})

test('BY_GROUP counts the prices beside typed ones', async () => {
  const filter = { price: { highest: 3000 }, filterMode: 'BY_GROUP' }
  const byGroup = await listProducts(merchant, { filter })
  expect(byGroup.count).toBe(2)
  expect(Object.values(countsOf(byGroup, 'Price'))).toEqual([1, 1, 1, 1, 1])
  expect(countsOf(byGroup, 'Brand')).toEqual({ b_bygda: 2 })
  const current = await listProducts(merchant, { filter: { ...filter, filterMode: 'CURRENT' } })
  expect(Object.values(countsOf(current, 'Price'))).toEqual([1, 1])
})

test('the count of every facet value is the number of products that it lists', async () => {
  const { filters } = await listProducts(merchant, {})
  for (const { values } of filters.facets) {
    for (const { facetId, count } of values) {
      const chosen = await listProducts(merchant, { filter: { facets: [facetId] } })
      expect([facetId, chosen.count]).toEqual([facetId, count])
    }
  }
})

test('facets have labels in the requested language and the id of their parent', async () => {
  const { filters } = await listProducts(merchant, { language: 'en', market: 'se' })
  const facet = (id: string) =>
    filters.facets.find(({ filterId }: { filterId: string }) => filterId === id)
  expect(facet('color')).toMatchObject({ type: 'Parameter', group: 'Group', label: 'Color' })
  const [furniture, sofas] = facet('Category').values
  expect(furniture).toMatchObject({ label: 'Furniture', parentId: null, url: '/en/c/furniture-en' })
  expect(sofas).toMatchObject({ label: 'Sofas', parentId: furniture.facetId })
  expect(facet('Price').group).toBeNull()
  expect(filters.price).toEqual({ lowest: 999, highest: 11995 })
})

test('include, exclude, ids and price narrow a list without selected facets', async () => {
  const articlesOf = (filter: object) =>
    listArticles(merchant, { filter: { sort: 'PRICE', ...filter } })
  expect(await articlesOf({ include: ['b_almo', 'p_color_grey'] })).toEqual([
    'fatolj',
    'lindo-grey',
  ])
  expect(
    await articlesOf({ include: ['b_bygda', 'p_color_grey'], includeMode: 'UNION' }),
  ).toHaveLength(4)
  expect(await articlesOf({ exclude: ['b_bygda'] })).toEqual(['fatolj', 'lindo-grey'])
  expect(await articlesOf({ brandIds: [2] })).toEqual(['matta', 'soffbord'])
  expect(await articlesOf({ excludeCategoryIds: [2], categoryIds: [1] })).toEqual([
    'soffbord',
    'fatolj',
  ])
  expect(await articlesOf({ price: { lowest: 2495, highest: 4490 } })).toEqual([
    'soffbord',
    'fatolj',
  ])
  expect(await articlesOf({ price: { lowest: 5000 } })).toEqual(['lindo-grey'])
})

test('products requested by id or article number keep their order and ignore filters', async () => {
  const byId = { productIds: [4, 1, 999, 2], sort: 'PRICE', facets: ['b_bygda'] }
  expect(await listArticles(merchant, { filter: byId })).toEqual([
    'fatolj',
    'lindo-grey',
    'lindo-green',
  ])
  const byArticle = { articleNumbers: ['A-soffbord', 'A-none', 'A-lindo-grey'] }
  expect(await listArticles(merchant, { filter: byArticle })).toEqual(['soffbord', 'lindo-grey'])
})

test('a market lists only the products that it sells', async () => {
  expect(await listArticles(merchant, { market: 'no', filter: { sort: 'PRICE' } })).toContain(
    'matta',
  )
  expect(await listArticles(merchant, { market: 'dk', filter: { sort: 'PRICE' } })).not.toContain(
    'matta',
  )
  expect(await listArticles(merchant, { market: 'dk', filter: { productIds: [5] } })).toEqual([])
})

test.for([
  [{ take: 201 }],
  [{ take: -1 }],
  [{ skip: 6001 }],
  [{ skip: -1 }],
  [{ filter: { productIds: Array(601).fill(1) } }],
  [{ filter: { articleNumbers: Array(601).fill('A') } }],
  [{ filter: { facets: Array(301).fill('c_1') } }],
  [{ filter: { exclude: Array(301).fill('c_1') } }],
] as const)('a query beyond the limits is rejected: %o', async ([variables]) => {
  const { errors } = await merchant.request(list, variables)
  expect(errors?.[0].extensions.code).toBe('LimitExceeded')
})

test('a catalogue without products returns an empty list', async () => {
  await using merchant = await openTestMerchant({ fill: () => {} })
  const result = await listProducts(merchant, { filter: { searchText: 'soffa' } })
  expect(result).toEqual({
    count: 0,
    products: [],
    filters: { price: { lowest: 0, highest: 0 }, facets: [] },
  })
})

test('a name with markup and quotes is listed unchanged', async () => {
  const name = `"Lund" <b>soffa</b> & 'pall'`
  await using merchant = await openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putProduct({
        ...smallCatalogueProducts[2]!,
        externalId: 'odd',
        names: localText(name),
        aliases: localText('odd'),
      })
    },
  })
  const { products } = await listProducts(merchant, { filter: { searchText: 'lund soffa pall' } })
  expect(products.map((product: { name: string }) => product.name)).toEqual([name])
})

const shades = {
  'light-grey': { sv: 'Ljusgrå', en: 'Light grey' },
  anthracite: { sv: 'Antracit', en: 'Anthracite' },
} as const

/** The small catalogue with a light grey chair 80 cm wide and an anthracite one 120 cm wide. */
function openShadedShop() {
  return openTestMerchant({
    fill(sink) {
      putSmallCatalogue(sink)
      sink.putParameter({
        identifier: 'width',
        group: { id: 3, names: localText('Group'), order: 3 },
        names: localText('Bredd'),
        order: 3,
        show: true,
        showFilter: true,
      })
      const put = (key: keyof typeof shades, millimetres: number) =>
        sink.putProduct(
          product(
            key,
            { sv: key },
            {
              parameters: [
                { identifier: 'color', key, labels: localText(shades[key]) },
                { identifier: 'width', key: String(millimetres), labels: localText('x') },
              ],
            },
          ),
        )
      put('light-grey', 800)
      put('anthracite', 1200)
    },
  })
}

test('a colour finds its shades, which name it as their parent', async () => {
  await using merchant = await openShadedShop()
  const greys = { filter: { facets: ['p_color_grey'], sort: 'PRICE' } }
  expect((await listArticles(merchant, greys)).toSorted()).toEqual([
    'anthracite',
    'fatolj',
    'light-grey',
    'lindo-grey',
  ])
  const one = { filter: { facets: ['p_color_anthracite'] } }
  expect(await listArticles(merchant, one)).toEqual(['anthracite'])
  const { filters } = await listProducts(merchant, {})
  const colors = filters.facets.find(({ filterId }: { filterId: string }) => filterId === 'color')
  expect(
    colors.values.map((value: Record<string, unknown>) => [value['facetId'], value['parentId']]),
  ).toEqual([
    ['p_color_anthracite', 'p_color_grey'],
    ['p_color_oak', null],
    ['p_color_grey', null],
    ['p_color_green', null],
    ['p_color_light-grey', 'p_color_grey'],
  ])
})

test.for([
  ['p_width_60-90', ['light-grey']],
  ['p_width_0-80', ['light-grey']],
  ['p_width_0-79', []],
  ['p_width_80-120', ['anthracite', 'light-grey']],
  ['p_width_81-', ['anthracite']],
  ['p_width_120-80', []],
  ['p_width_-80', []],
  ['p_width_0-999999', []],
  ['p_weight_0-10', []],
] as const)('%s lists the widths of that range, bounds included', async ([facet, expected]) => {
  await using merchant = await openShadedShop()
  const found = await listArticles(merchant, { filter: { facets: [facet] } })
  expect(found.toSorted()).toEqual(expected)
})

test('measures are offered in ranges', async () => {
  await using merchant = await openShadedShop()
  expect(countsOf(await listProducts(merchant, {}), 'width')).toEqual({
    'p_width_60-90': 1,
    'p_width_90-120': 1,
    'p_width_120-160': 1,
  })
})

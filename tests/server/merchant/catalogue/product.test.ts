import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'

import { expect, test } from 'vitest'
import { localText, product, putSmallCatalogue } from './small-catalogue.ts'

const merchant = await openForTests(openTestMerchant())

const page = `query ($alias: String, $id: Int, $market: String, $language: String) {
  product(alias: $alias, productId: $id, marketId: $market, languageId: $language) {
    productId name alias articleNumber canonicalUrl categoryId firstAvailableOn type weight supplierId
    alternativeUrls { url culture language country channelId }
    texts { text1 text2 text3 }
    brand { name alias canonicalUrl } categories { name } primaryCategory { name alias canonicalUrl }
    breadcrumbs { categoryId parentCategoryId url name }
    skus { skuId name articleNumber weight stock { totalStock inStock oversellable static } }
    totalStock { totalStock inStock oversellable static }
    unitPrice { sellingPriceIncVat sellingPriceExVat regularPriceIncVat vat discountPercentage
      isDiscounted sellingPriceIncVatFormatted currency { code } }
    lowestPrice { lowestPriceIncVat comparisonPriceIncVat discountPercentage isDiscounted
      lowestPriceIncVatFormatted }
    priceLog { date sellingPriceIncVat isLowest }
    discountType discountCampaigns { name hideTitle canonicalUrl }
    parameterGroups { parameterGroupId name parameters { name value show identifier facetId } }
    rating { score voteCount } meta { title description }
    currentProductVariant { level value label attributes { key value } }
    variantDimensions { level dimension type value label group { label value } }
    variantGroup { variantGroupId mainProductId activeProducts collapseInLists
      variants { level productId alias canonicalUrl label value primaryImage attributes { value }
        variants { level skuId label stock { totalStock } } } }
  }
}`

async function fetchProduct(variables: Record<string, unknown>) {
  const { data, errors } = await merchant.request(page, variables)
  expect(errors).toBeUndefined()
  return data.product
}

test('alias, address and id find the same product', async () => {
  const byAlias = await fetchProduct({ alias: 'lindo-grey' })
  expect(byAlias).toMatchObject({ productId: 1, name: 'Lindö 3-sitssoffa', type: 'product' })
  expect(await fetchProduct({ alias: '/se/sv/p/soffor/lindo-grey' })).toEqual(byAlias)
  expect(await fetchProduct({ id: 1 })).toEqual(byAlias)
})

test.for([{ alias: 'no-such' }, { alias: '' }, { id: 0 }, { id: -5 }, {}, { alias: '../../etc' }])(
  '%j finds no product',
  async (variables) => {
    expect(await fetchProduct(variables)).toBeNull()
  },
)

test('a market does not return a product that it does not sell', async () => {
  expect(await fetchProduct({ alias: 'matta', market: 'no' })).toMatchObject({ productId: 5 })
  expect(await fetchProduct({ alias: 'matta', market: 'dk' })).toBeNull()
})

test('a product that some markets do not sell has addresses only in the others', async () => {
  const { alternativeUrls } = await fetchProduct({ alias: 'matta', market: 'no' })
  const urls: string[] = alternativeUrls.map(({ url }: { url: string }) => url)
  expect(urls).toContain('/no/nb/p/matta')
  expect(urls.filter((url) => url.startsWith('/dk/') || !/^\/\w\w\/\w\w\/p\//.test(url))).toEqual(
    [],
  )
})

test('a product has one address in every language, without a market', async () => {
  const { canonicalUrl, alternativeUrls, breadcrumbs } = await fetchProduct({
    alias: 'soffbord',
    language: 'en-US',
  })
  expect(canonicalUrl).toBe('/en/p/soffbord')
  expect(alternativeUrls).toContainEqual({
    url: '/p/soffbord',
    culture: 'sv-SE',
    language: 'sv',
    country: null,
    channelId: '1',
  })
  expect(alternativeUrls).toHaveLength(5)
  expect(breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
    '/en/c/furniture-en',
    '/en/c/tables-en',
  ])
})

test('a reduced price is returned with its VAT and the lowest price of the previous thirty days', async () => {
  const { unitPrice, lowestPrice, priceLog, discountType } = await fetchProduct({
    alias: 'lindo-grey',
  })
  expect(unitPrice).toEqual({
    sellingPriceIncVat: 8995,
    sellingPriceExVat: 7196,
    regularPriceIncVat: 11_995,
    vat: 1799,
    discountPercentage: 25,
    isDiscounted: true,
    sellingPriceIncVatFormatted: '8\u00a0995\u00a0kr',
    currency: { code: 'SEK' },
  })
  expect(lowestPrice).toMatchObject({ lowestPriceIncVat: 11_995, comparisonPriceIncVat: 11_995 })
  expect(priceLog).toEqual([
    { date: '2026-11-10', sellingPriceIncVat: 8995, isLowest: true },
    { date: '2026-09-01', sellingPriceIncVat: 11_995, isLowest: false },
  ])
  expect(discountType).toBe('PRICE_CAMPAIGN')
})

test('Finnish prices have the current VAT rate, rounded to cents', async () => {
  const { unitPrice } = await fetchProduct({ alias: 'soffbord', market: 'fi', language: 'fi' })
  expect(unitPrice).toMatchObject({
    sellingPriceIncVat: 2495,
    sellingPriceExVat: 1988.05,
    vat: 506.95,
  })
})

test('each colour is a product in the variant group, with its hex value and its sizes', async () => {
  const { variantGroup, currentProductVariant, variantDimensions } = await fetchProduct({
    alias: 'lindo-green',
  })
  expect(variantGroup).toMatchObject({ mainProductId: 1, activeProducts: 2, collapseInLists: true })
  expect(variantGroup.variants.map((one: { productId: number }) => one.productId)).toEqual([1, 2])
  expect(variantGroup.variants[0]).toMatchObject({
    level: 1,
    canonicalUrl: '/p/lindo-grey',
    label: 'Grå',
    attributes: [{ value: '8a8d8f' }],
    variants: [{ level: 0, label: '-', stock: { totalStock: 10 } }],
  })
  expect(currentProductVariant).toMatchObject({ value: 'green', label: 'Grön' })
  expect(variantDimensions).toMatchObject([{ level: 1, dimension: 'Color', value: 'green' }])
})

test('each size is a sku with its own stock, and the stock of the product is their sum', async () => {
  const { skus, totalStock, variantDimensions } = await fetchProduct({
    alias: 'fatolj',
    language: 'en',
  })
  expect(skus.map(({ name }: { name: string }) => name)).toEqual(['Low', 'High'])
  expect(skus[0].stock).toEqual({ totalStock: 5, inStock: 3, oversellable: 2, static: 0 })
  expect(totalStock).toEqual({ totalStock: 10, inStock: 6, oversellable: 4, static: 0 })
  expect(variantDimensions).toMatchObject([
    {
      level: 0,
      dimension: 'Size',
      type: 'selection',
      group: [{ label: 'Low' }, { label: 'High' }],
    },
  ])
})

test('properties have the facet id of their filter', async () => {
  const { parameterGroups } = await fetchProduct({ alias: 'soffbord' })
  expect(parameterGroups).toEqual([
    {
      parameterGroupId: 1,
      name: 'Group',
      parameters: [
        { name: 'Färg', value: 'Ek', show: true, identifier: 'color', facetId: 'p_color_oak' },
      ],
    },
  ])
})

test('reviews are sorted newest first and paged', async () => {
  const query = `query ($skip: Int, $take: Int) { reviews(alias: "lindo-grey", skip: $skip, take: $take) {
    count averageRating reviews { author rating reviewDate } } }`
  const first = (await merchant.request(query, { take: 1 })).data.reviews
  expect(first).toEqual({
    count: 2,
    averageRating: 4.5,
    reviews: [{ author: 'Ola', rating: 4, reviewDate: '2026-11-01T00:00:00Z' }],
  })
  const { errors } = await merchant.request(query, { skip: -1 })
  expect(errors?.[0].extensions.code).toBe('LimitExceeded')
})

test('related products have their relation', async () => {
  const { data } = await merchant.request(`{ relatedProducts(alias: "lindo-grey") {
    alias name relation relationType primaryImage unitPrice { sellingPriceIncVat } skus { skuId } } }`)
  expect(data.relatedProducts).toMatchObject([
    { alias: 'soffbord', relation: 'ACCESSORIES', relationType: 'ACCESSORIES' },
  ])
})

test('urlHistory returns the new address for a former one, which finds no product itself', async () => {
  const { data } = await merchant.request(`{
    moved: urlHistory(url: "/se/sv/p/gamla-ro") { oldUrl newUrl }
    never: urlHistory(url: "/p/fatolj") { newUrl }
    unknown: urlHistory(url: "/p/no-such") { newUrl }
    product(alias: "gamla-ro") { productId }
  }`)
  expect(data).toEqual({
    moved: { oldUrl: '/se/sv/p/gamla-ro', newUrl: '/p/fatolj' },
    never: null,
    unknown: null,
    product: null,
  })
})

test('the stock of a package is that of the options that the market sells', async () => {
  const option = (externalId: string) => ({ externalId, quantity: 2 })
  await using merchant = await openTestMerchant({
    fill: (sink) => {
      putSmallCatalogue(sink)
      const norwegian = { selling: { no: 50_000 }, regular: { no: 50_000 } }
      sink.putProduct(product('abroad', { sv: 'Dal pall' }, { prices: norwegian, pieces: 40 }))
      sink.putProduct(product('here', { sv: 'Dal stol' }, { pieces: 6 }))
      sink.putProduct({
        ...product('set', { sv: 'Set' }),
        productPackage: {
          percent: 10,
          groups: [
            {
              names: localText('Seats'),
              isRequired: true,
              options: [option('here'), option('abroad')],
            },
          ],
        },
      })
    },
  })
  const stockIn = async (market: string) => {
    const { data } = await merchant.request(
      `query ($market: String) { product(alias: "set", marketId: $market) { totalStock { totalStock } } }`,
      { market },
    )
    return data.product.totalStock.totalStock
  }
  expect([await stockIn('no'), await stockIn('se')]).toEqual([20, 3])
})

import { expect, it, test } from 'vitest'
import {
  factsAt,
  type DatedCampaign,
} from '#server/merchant/catalogue/campaign/campaign-period.rules.ts'
import type { ProductFacts } from '#server/merchant/catalogue/product-facts.ts'
import { openTestMerchant, today } from '#tests/server/merchant/graphql/test-merchant.ts'

import { inEveryMarket, localText, product, putSmallCatalogue } from './small-catalogue.ts'

const from = (startsAt: string): DatedCampaign => ({ kind: 'price', startsAt })
const until = (endsAt: string): DatedCampaign => ({ kind: 'price', endsAt })
const reduced = { selling: { se: 80 }, regular: { se: 100 } }
const unreduced = { selling: { se: 100 }, regular: { se: 100 } }

/** A product that costs 80 instead of 100 since 10 November, in these campaigns, on 20 November. */
it.each<[string, DatedCampaign[], number, [date: string, minor: number][]]>([
  ['no campaign', [], 80, [['2026-11-10', 80]]],
  ['a campaign without dates', [{ kind: 'price' }], 80, [['2026-11-10', 80]]],
  ['one that runs', [until('2026-12-01T00:00:00Z')], 80, [['2026-11-10', 80]]],
  [
    'one that began later than the product got its price',
    [from('2026-11-15T08:00:00Z')],
    80,
    [
      ['2026-11-10', 100],
      ['2026-11-15', 80],
    ],
  ],
  ['one that begins tomorrow', [from('2026-11-21T00:00:00Z')], 100, [['2026-11-10', 100]]],
  [
    'one that ended at this moment',
    [until('2026-11-20T12:00:00Z')],
    100,
    [
      ['2026-11-10', 80],
      ['2026-11-20', 100],
    ],
  ],
  [
    'one that ended before the product got its price',
    [until('2026-11-01T00:00:00Z')],
    100,
    [['2026-11-10', 100]],
  ],
  [
    'one that ended and one that runs',
    [until('2026-11-18T00:00:00Z'), until('2026-12-01T00:00:00Z')],
    80,
    [['2026-11-10', 80]],
  ],
  [
    'one for several pieces that ended',
    [{ ...until('2026-11-18'), kind: 'tier' }],
    80,
    [['2026-11-10', 80]],
  ],
])('a product in %s has its price at that moment', (_, campaigns, minor, periods) => {
  const facts = {
    ...reduced,
    history: [],
    pricesSince: '2026-11-10',
    firstAvailableOn: '2026-01-01',
    discountType: 'PRICE_CAMPAIGN',
    campaignIds: campaigns.map((_, id) => id),
  } as unknown as ProductFacts
  const now = factsAt(facts, (id) => campaigns[id], today.getTime())
  expect(now).toMatchObject(minor === 80 ? reduced : unreduced)
  expect(now.discountType).toBe(minor === 80 ? 'PRICE_CAMPAIGN' : 'NONE')
  expect([...now.history, { date: now.pricesSince, selling: now.selling }]).toEqual(
    periods.map(([date, se]) => expect.objectContaining({ date, selling: { se } })),
  )
})

const shop = `{
  product(alias: "lindo-grey") { unitPrice { sellingPriceIncVat isDiscounted }
    discountType discountCampaigns { name } priceLog { date sellingPriceIncVat }
    lowestPrice { lowestPriceIncVat } }
  campaign: products(discountCampaignAlias: "soffveckor") { count }
  cheapestFirst: products(filter: { sort: PRICE, includeCollapsed: true, price: { lowest: 8000, highest: 20000 } }) {
    products { articleNumber } }
  listPageInfo(url: "/dc/soffveckor") { id }
  products { filters { facets { filterId values { facetId count } } } }
  getMenuAtLocation(menuLocationId: "main-desktop") { menuItems { children { canonicalUrl } } }
}`

test('a campaign gives prices, badges, lists, facets and a menu entry from its beginning to its end', async () => {
  await using merchant = await openTestMerchant()
  const ask = async (now: string) => {
    merchant.clock.now = new Date(now)
    const { data, errors } = await merchant.request(shop)
    expect(errors).toBeUndefined()
    const facets = data.products.filters.facets.flatMap(
      ({ values }: { values: { facetId: string; count: number }[] }) => values,
    ) as { facetId: string; count: number }[]
    const count = (facetId: string) => facets.find((each) => each.facetId === facetId)?.count ?? 0
    const { product } = data
    return {
      price: product.unitPrice.sellingPriceIncVat,
      type: product.discountType,
      badges: product.discountCampaigns.length,
      log: product.priceLog.map((entry: { date: string; sellingPriceIncVat: number }) => [
        entry.date,
        entry.sellingPriceIncVat,
      ]),
      lowest: product.lowestPrice.lowestPriceIncVat,
      list: data.campaign.count,
      hasPage: data.listPageInfo !== null,
      order: data.cheapestFirst.products[0].articleNumber,
      facets: [
        count('dc_sofa-weeks'),
        count('d_20'),
        count('price_5000_sek'),
        count('price_10000_sek'),
      ],
      isInMenu: JSON.stringify(data.getMenuAtLocation).includes('soffveckor'),
    }
  }
  const running = {
    price: 8995,
    type: 'PRICE_CAMPAIGN',
    badges: 1,
    lowest: 11_995,
    list: 1,
    hasPage: true,
    order: 'A-lindo-grey',
    // The green sofa has no reduction, and both are one model.
    facets: [1, 1, 1, 1],
    isInMenu: true,
  }
  const stopped = {
    price: 11_995,
    type: 'NONE',
    badges: 0,
    list: 0,
    hasPage: false,
    facets: [0, 0, 0, 1],
    isInMenu: false,
  }
  expect(await ask('2026-11-09T23:59:59Z')).toMatchObject({ ...stopped, lowest: 11_995 })
  expect(await ask('2026-11-10T00:00:00Z')).toMatchObject(running)
  expect(await ask('2026-11-30T23:59:59Z')).toMatchObject(running)
  expect(await ask('2026-12-01T00:00:00Z')).toMatchObject({
    ...stopped,
    lowest: 8995,
    log: [
      ['2026-12-01', 11_995],
      ['2026-11-10', 8995],
      ['2026-09-01', 11_995],
    ],
  })
})

test('a package costs what its parts cost while a campaign of one runs, and after it, as in the cart', async () => {
  const names = localText('Set')
  const part = (externalId: string, quantity: number) => ({
    names,
    isRequired: true,
    options: [{ externalId, quantity }],
  })
  const prices = { selling: inEveryMarket(1), regular: inEveryMarket(1) }
  await using merchant = await openTestMerchant({
    fill: (sink) => {
      putSmallCatalogue(sink)
      sink.putProduct({
        ...product('set', { sv: 'Set' }),
        prices,
        productPackage: { percent: 10, groups: [part('lindo-grey', 1), part('soffbord', 2)] },
      })
    },
  })
  const priceAt = async (now: string) => {
    merchant.clock.now = new Date(now)
    const { data } = await merchant.request(`{ product(alias: "set") { productId
      unitPrice { sellingPriceIncVat isDiscounted }
      productPackage { groups { groupId options { optionId product { skus { skuId } } } } } } }`)
    const { productId, unitPrice, productPackage } = data.product
    const groups = productPackage.groups as {
      groupId: number
      options: { optionId: number; product: { skus: { skuId: number }[] } }[]
    }[]
    const selections = groups.map(({ groupId, options: [option] }) => ({
      groupId,
      optionId: option!.optionId,
      skuId: option!.product.skus[0]!.skuId,
    }))
    const added = await merchant.request(
      `mutation($id: Int!, $selections: [ProductPackageSelectionType]) {
        addPackageToCart(id: "", packageId: $id, selections: $selections) {
          summary { subTotal { sellingPriceIncVat } } } }`,
      { id: productId, selections },
    )
    const cart = added.data.addPackageToCart.summary.subTotal.sellingPriceIncVat as number
    expect(unitPrice).toEqual({ sellingPriceIncVat: cart, isDiscounted: false })
    expect(await listedAt(cart)).toEqual({ atPrice: true, inBucket: true, order: true })
    return cart
  }
  /** Whether the filters and the order of a list use this price; the stored one is the lowest. */
  const listedAt = async (price: number) => {
    const bucket = price < 10_000 ? 'price_5000_sek' : 'price_10000_sek'
    const list = '{ products { articleNumber unitPrice { sellingPriceIncVat } } }'
    const { data } = await merchant.request(`{
      atPrice: products(filter: { price: { lowest: ${price}, highest: ${price} } }) ${list}
      inBucket: products(filter: { facets: ["${bucket}"] }) ${list}
      all: products(filter: { sort: PRICE, includeCollapsed: true }) ${list} }`)
    const hasSet = (name: string) =>
      data[name].products.some((each: { articleNumber: string }) => each.articleNumber === 'A-set')
    const prices = data.all.products.map(
      (each: { unitPrice: { sellingPriceIncVat: number } }) => each.unitPrice.sellingPriceIncVat,
    ) as number[]
    const order = prices.join() === [...prices].sort((a, b) => a - b).join()
    return { atPrice: hasSet('atPrice'), inBucket: hasSet('inBucket'), order }
  }
  const running = await priceAt('2026-11-20T12:00:00Z')
  // The sofa alone is 3 000 less, in the package a tenth less than that, rounded to tens.
  expect(await priceAt('2026-12-02T12:00:00Z')).toBe(running + 2700)
})

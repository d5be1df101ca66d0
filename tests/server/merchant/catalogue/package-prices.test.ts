import { expect, test } from 'vitest'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'

import {
  inEveryMarket,
  localText,
  product,
  putSmallCatalogue,
  smallCatalogueProducts,
} from './small-catalogue.ts'

test('a package costs what its parts cost, also after an import of other prices, as in the cart', async () => {
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
  const price = async () => {
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
  const before = await price()
  const writer = openCatalogueWriter(merchant.cataloguePath)
  const sofa = smallCatalogueProducts.find(({ externalId }) => externalId === 'lindo-grey')!
  writer.putProduct({ ...sofa, prices: { ...sofa.prices, selling: sofa.prices.regular } })
  writer.finish()
  writer.close()
  // The sofa alone is 3 000 more, in the package a tenth less than that, rounded to tens.
  // The catalogue may change between the requests of one look.
  await expect.poll(price).toBe(before + 2700)
})

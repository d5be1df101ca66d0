import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCatalogue } from '#server/merchant/catalogue/catalogue.ts'
import { createSkuOffers } from '#server/merchant/buying/catalogue-access/catalogue-offers.ts'
import { selectProducts } from '#server/merchant/catalogue/list/select-products.ts'
import { createStockFilter } from '#server/merchant/catalogue/stock-filter.ts'
import { createStockStore, stockTables } from '#server/merchant/catalogue/stock/stock.store.ts'
import { marketLocaleOf } from '#server/merchant/channel/market-locale.ts'
import { openDatabase, transaction } from '#server/merchant/store/database.ts'
import { openTestMerchant } from '#tests/server/merchant/graphql/test-merchant.ts'

test('a sold-out product leaves the in-stock filter, and returns when its stock is put back', async () => {
  await using shop = await openStock()
  expect(shop.listProducts('stock_in-stock')).toContain(shop.productId)
  shop.offers.reserve(shop.skuId, 7)
  expect(shop.listProducts('stock_few-left')).toEqual([shop.productId])
  expect(shop.listProducts('stock_in-stock')).toContain(shop.productId)
  shop.offers.reserve(shop.skuId, 3)
  expect(shop.listProducts('stock_in-stock')).not.toContain(shop.productId)
  expect(shop.listProducts('stock_out-of-stock')).toContain(shop.productId)
  shop.offers.release(shop.skuId, 10)
  expect(shop.listProducts('stock_in-stock')).toContain(shop.productId)
})

test('a product that sells moves up among the best sellers, and back when its orders are cancelled', async () => {
  await using shop = await openStock()
  const bestSellers = () => shop.listProducts(null, 'MOST_SOLD')
  const before = bestSellers()
  const slow = before[2]!
  const skuId = shop.skuOf(slow)
  expect(shop.offers.reserve(skuId, 1)).toBe(true)
  expect(bestSellers()).toEqual(before)
  expect(shop.offers.reserve(skuId, 5)).toBe(true)
  expect(bestSellers()).toEqual([slow, ...before.filter((id) => id !== slow)])
  shop.offers.release(skuId, 6)
  expect(bestSellers()).toEqual(before)
})

test('a rolled-back order leaves the filter unchanged', async () => {
  await using shop = await openStock()
  const order = () =>
    transaction(shop.db, () => {
      shop.offers.reserve(shop.skuId, 10)
      throw new Error('rolled back')
    })
  expect(order).toThrow('rolled back')
  expect(shop.listProducts('stock_in-stock')).toContain(shop.productId)
})

test('no more than the available stock can be reserved', async () => {
  await using shop = await openStock()
  expect(shop.offers.reserve(shop.skuId, 11)).toBe(false)
  expect(shop.offers.reserve(shop.skuId, 10)).toBe(true)
  expect(shop.offers.reserve(shop.skuId, 1)).toBe(false)
  expect(shop.offers.findOffer(shop.skuId, 'se')?.available).toBe(0)
  expect(shop.offers.findOffer(999_999, 'se')).toBeNull()
})

/** Stock and filter without a running merchant; ten pieces of a table. */
async function openStock() {
  const merchant = await openTestMerchant()
  const catalogue = openCatalogue(merchant.cataloguePath)
  const db = openDatabase(join(merchant.dataDir, 'stock.db'))
  db.exec(stockTables)
  const stock = createStockStore(db)
  const filter = createStockFilter(stock)
  const productId = 3
  return {
    db,
    productId,
    skuId: catalogue.skusOf(productId)[0]!.id,
    skuOf: (id: number) => catalogue.skusOf(id)[0]!.id,
    offers: createSkuOffers(() => catalogue, stock, filter.markChanged),
    listProducts(facetId: string | null, sort: 'PRICE' | 'MOST_SOLD' = 'PRICE') {
      const selection = selectProducts(filter.refresh(catalogue), {
        locale: marketLocaleOf({}),
        within: [],
        facets: facetId === null ? [] : [facetId],
        included: [],
        excluded: [],
        includeMode: 'INTERSECT',
        includeCollapsed: false,
        price: null,
        searchText: null,
        sort,
        isCountedByGroup: true,
        productIds: null,
      })
      return selection.page(0, 20)
    },
    async [Symbol.asyncDispose]() {
      db.close()
      catalogue.close()
      await merchant[Symbol.asyncDispose]()
    },
  }
}

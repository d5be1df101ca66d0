import { describe, expect, it } from 'vitest'

import { withLiveStock } from '#app/catalogue/product/live-stock/live-stock.ts'
import type { Product } from '#app/catalogue/product/product.ts'
import { stockLabel } from '#app/catalogue/stock/stock-label.ts'

const stock = (inStock: number) => ({ inStock, oversellable: 0, static: 0, totalStock: inStock })
const product = {
  id: 7,
  price: { selling: '100 kr' },
  stock: stockLabel(stock(20)),
  skus: [
    { id: 1, name: 'S', stock: stockLabel(stock(10)), available: 10, gtin: null },
    { id: 2, name: 'L', stock: stockLabel(stock(10)), available: 10, gtin: null },
  ],
} as unknown as Product

describe('a stock update on an open product page', () => {
  it('changes the stock of the product and of each size', () => {
    const live = withLiveStock(
      product,
      JSON.stringify({ totalStock: stock(3), skus: [{ skuId: 1, stock: stock(0) }, null] }),
    )
    expect(live.stock).toMatchObject({ status: 'fewLeft', quantity: 3 })
    expect(live.skus.map((sku) => [sku.stock.status, sku.available])).toEqual([
      ['outOfStock', 0],
      ['inStock', 10],
    ])
  })

  it('is ignored without a price, which no stock makes saleable', () => {
    const unpriced = { ...product, price: null }
    expect(withLiveStock(unpriced, JSON.stringify({ totalStock: stock(3) }))).toBe(unpriced)
  })

  it.each(['', '<html>', 'null', '{}', '{"totalStock":null}'])('is ignored after %j', (event) => {
    expect(withLiveStock(product, event)).toBe(product)
  })
})

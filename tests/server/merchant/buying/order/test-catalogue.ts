/** Four products in a table: the part of a catalogue that the buying side needs. */
import type { Goods, GoodsOffer } from '#server/merchant/buying/cart/goods.ts'
import type { Stock } from '#server/merchant/buying/cart/commerce-deps.ts'
import type { OrderArticle } from '#server/merchant/buying/cart/order-article.ts'
import type { Database } from '#server/merchant/store/database.ts'

export const sofa = 1
export const chair = 2
export const lamp = 3
export const rug = 4

export const testStockTable = `
CREATE TABLE shelf (sku_id INTEGER PRIMARY KEY, pieces INTEGER NOT NULL CHECK (pieces >= 0)) STRICT;
INSERT INTO shelf VALUES (${sofa}, 5), (${chair}, 1000), (${lamp}, 10), (${rug}, 1);
`

type TestOffer = Omit<GoodsOffer, 'available'>
const plain = { tiers: [], campaignIds: [] }
const offers: Record<string, TestOffer> = {
  [`${sofa} se`]: { ...plain, productId: 11, sellingMinor: 4995_00, regularMinor: 4995_00 },
  [`${sofa} fi`]: { ...plain, productId: 11, sellingMinor: 449_00, regularMinor: 449_00 },
  [`${sofa} eu`]: { ...plain, productId: 11, sellingMinor: 459_00, regularMinor: 459_00 },
  [`${chair} se`]: { ...plain, productId: 12, sellingMinor: 199_90, regularMinor: 299_90 },
  [`${lamp} se`]: {
    productId: 13,
    sellingMinor: 100_00,
    regularMinor: 100_00,
    tiers: [{ quantity: 4, percent: 10 }],
    campaignIds: ['four-lamps'],
  },
  [`${rug} se`]: { ...plain, productId: 14, sellingMinor: 900_00, regularMinor: 900_00 },
}

export function createTestCatalogue(db: Database) {
  const left = (skuId: number) =>
    (db.prepare('SELECT pieces FROM shelf WHERE sku_id = ?').get(skuId) as { pieces: number })
      .pieces
  const goods: Goods = {
    findOffer(skuId, market) {
      const offer = offers[`${skuId} ${market}`]
      return offer ? { ...offer, available: left(skuId) } : null
    },
    productOf: (skuId) => offers[`${skuId} se`]?.productId ?? null,
  }
  const stock: Stock = {
    reserve: (skuId, quantity) =>
      db
        .prepare('UPDATE shelf SET pieces = pieces - ?1 WHERE sku_id = ?2 AND pieces >= ?1')
        .run(quantity, skuId).changes === 1,
    putBack(skuId, quantity) {
      db.prepare('UPDATE shelf SET pieces = pieces + ? WHERE sku_id = ?').run(quantity, skuId)
    },
  }
  const article = (productId: number): OrderArticle => ({
    articleNumber: `A-${productId}`,
    gtin: null,
    externalId: null,
    name: `Product ${productId} <b>`,
    brand: 'Maker & Co',
    categories: [],
    variant: '',
    imageUrl: null,
    productUrl: null,
    dimensions: { length: 0, width: 0, height: 0 },
    weight: 0,
  })
  return { goods, stock, left, article }
}

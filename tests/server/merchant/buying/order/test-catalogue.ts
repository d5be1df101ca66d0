/** Five products in a table: the part of a catalogue that the buying modules read. */
import type { PackageOffer, SkuOffers, SkuOffer } from '#server/merchant/buying/cart/sku-offers.ts'
import type { Stock } from '#server/merchant/buying/cart/commerce-deps.ts'
import type { OrderArticle } from '#server/merchant/buying/cart/order-article.ts'
import type { Database } from '#server/merchant/store/database.ts'

export const sofa = 1
export const chair = 2
export const lamp = 3
export const rug = 4
export const vase = 5

export const testStockTable = `
CREATE TABLE test_stock (sku_id INTEGER PRIMARY KEY, pieces INTEGER NOT NULL CHECK (pieces >= 0)) STRICT;
INSERT INTO test_stock VALUES (${sofa}, 5), (${chair}, 1000), (${lamp}, 10), (${rug}, 1), (${vase}, 50);
`

type TestOffer = Omit<SkuOffer, 'available'>
const noCampaign = {
  tiers: [],
  multiBuys: [],
  weightGrams: 0,
  campaignIds: [],
  categoryKeys: [],
}
const offersBySkuAndMarket: Record<string, TestOffer> = {
  [`${sofa} se`]: { ...noCampaign, productId: 11, sellingMinor: 4995_00, regularMinor: 4995_00 },
  [`${sofa} dk`]: { ...noCampaign, productId: 11, sellingMinor: 3995_00, regularMinor: 3995_00 },
  [`${sofa} fi`]: { ...noCampaign, productId: 11, sellingMinor: 449_00, regularMinor: 449_00 },
  [`${sofa} eu`]: { ...noCampaign, productId: 11, sellingMinor: 459_00, regularMinor: 459_00 },
  [`${chair} se`]: {
    ...noCampaign,
    weightGrams: 6_000,
    productId: 12,
    sellingMinor: 199_90,
    regularMinor: 299_90,
  },
  [`${lamp} se`]: {
    ...noCampaign,
    productId: 13,
    categoryKeys: ['lighting', 'floor-lamps'],
    sellingMinor: 100_00,
    regularMinor: 100_00,
    tiers: [{ quantity: 4, percent: 10 }],
    campaignIds: ['four-lamps'],
  },
  [`${vase} se`]: {
    ...noCampaign,
    productId: 15,
    sellingMinor: 80_00,
    regularMinor: 80_00,
    multiBuys: [{ campaignId: 'three-for-two', take: 3, pay: 2 }],
    campaignIds: ['three-for-two'],
  },
  [`${rug} se`]: { ...noCampaign, productId: 14, sellingMinor: 900_00, regularMinor: 900_00 },
}

/** Product id of a package: a sofa or a rug, four chairs, and a vase if wanted. */
export const set = 20
const packages: Record<string, PackageOffer> = {
  [`${set} se`]: {
    percent: 15,
    groups: [
      {
        id: 1,
        isRequired: true,
        options: [
          { id: 1, productId: 11, quantity: 1 },
          { id: 2, productId: 14, quantity: 1 },
        ],
      },
      { id: 2, isRequired: true, options: [{ id: 1, productId: 12, quantity: 4 }] },
      { id: 3, isRequired: false, options: [{ id: 1, productId: 15, quantity: 1 }] },
    ],
  },
}

export function createTestCatalogue(db: Database) {
  const stockOf = (skuId: number) =>
    (db.prepare('SELECT pieces FROM test_stock WHERE sku_id = ?').get(skuId) as { pieces: number })
      .pieces
  const offers: SkuOffers = {
    findOffer(skuId, market) {
      const offer = offersBySkuAndMarket[`${skuId} ${market}`]
      return offer ? { ...offer, available: stockOf(skuId) } : null
    },
    findPackage: (packageId, market) => packages[`${packageId} ${market}`] ?? null,
    productIdOf: (skuId) => offersBySkuAndMarket[`${skuId} se`]?.productId ?? null,
  }
  const stock: Stock = {
    reserve: (skuId, quantity) =>
      db
        .prepare('UPDATE test_stock SET pieces = pieces - ?1 WHERE sku_id = ?2 AND pieces >= ?1')
        .run(quantity, skuId).changes === 1,
    release(skuId, quantity) {
      db.prepare('UPDATE test_stock SET pieces = pieces + ? WHERE sku_id = ?').run(quantity, skuId)
    },
  }
  const createArticle = (productId: number): OrderArticle => ({
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
  return { offers, stock, stockOf, createArticle }
}

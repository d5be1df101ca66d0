import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import type { MarketAlias } from '#server/merchant/channel/markets.ts'
import type { FurnitureMaterial } from '#server/merchant/vocabulary/appearance.ts'
import type { ColorKey } from '#server/merchant/vocabulary/colors.ts'
import { buildLocalText, type LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { slug } from '#server/merchant/vocabulary/slug.ts'

import { productTexts } from '../data/products.ts'
import {
  daysBefore,
  raisedThenReducedPrice,
  reducedPrice,
  secondSalePrice,
  type PriceTimeline,
} from './prices/price-timeline.ts'
import { stockOf } from './prices/stock.ts'
import { productHtml } from './texts/rich-texts.ts'
import type { StyleKey } from './texts/styles.ts'

export interface DemoSpec {
  series: string
  brand: string
  type: string
  style: StyleKey
  material: FurnitureMaterial
  colors: readonly ColorKey[]
  /** Whole SEK. */
  price: number
  /** 0 to 1 000; without it the product stays at the end of lists. */
  popularity?: number
  prices?: (sek: number, now: Date) => PriceTimeline
  /** Changes the record of each colour to give the product its state. */
  adapt?: (record: ProductRecord, now: Date) => Partial<ProductRecord>
}

const longName: LocalText = productTexts.longName

/** The demo products, one for each state. Omitted fields have ordinary values. */
export const demoSpecs = {
  'in-stock': {
    series: 'Vistelund',
    brand: 'almkrona',
    type: 'sofa-3',
    style: 'scandinavian',
    material: 'fabric',
    colors: ['beige', 'dark-grey', 'forest'],
    price: 9995,
    popularity: 930,
    adapt: (record) => ({
      ...withStock(record, stockOf.plenty(24)),
      texts: { ...record.texts, long: productHtml(record.texts.long) },
    }),
  },
  'few-left': {
    series: 'Vistevik',
    brand: 'mosshalla',
    type: 'armchair',
    style: 'modern',
    material: 'boucle',
    colors: ['cream'],
    price: 4995,
    popularity: 870,
    adapt: (record) => withStock(record, stockOf.fewLeft(3)),
  },
  'out-of-stock': {
    series: 'Vistedal',
    brand: 'barkholma',
    type: 'sideboard',
    style: 'japandi',
    material: 'oak',
    colors: ['smoked-oak'],
    price: 7995,
    adapt: (record) => withStock(record, stockOf.none()),
  },
  oversellable: {
    series: 'Vistefors',
    brand: 'kvistmark',
    type: 'dining-table-220',
    style: 'japandi',
    material: 'oak',
    colors: ['oak'],
    price: 8995,
    adapt: (record, now) => withStock(record, stockOf.toOrder(daysBefore(now, -35))),
  },
  'static-stock': {
    series: 'Visteby',
    brand: 'nattviola-hem',
    type: 'mattress-160',
    style: 'classic',
    material: 'cotton',
    colors: ['white'],
    price: 5995,
    // Bed sizes differ by country: this one is not sold in Denmark.
    adapt: (record) => ({ ...withStock(record, stockOf.endless()), ...notSoldIn('dk', record) }),
  },
  'below-30-day-low': {
    series: 'Visteholm',
    brand: 'glimmeras',
    type: 'floor-lamp',
    style: 'modern',
    material: 'brass',
    colors: ['brass'],
    price: 1995,
    popularity: 880,
    prices: (sek, now) => reducedPrice(sek, 30, 5, now),
    adapt: () => ({ discountType: 'PRICE_CAMPAIGN', campaignKeys: ['lighter-evenings'] }),
  },
  'raised-before-reduction': {
    series: 'Vistemark',
    brand: 'fjallull-vaveri',
    type: 'rug-200',
    style: 'rustic',
    material: 'wool',
    colors: ['light-grey'],
    price: 3495,
    prices: (sek, now) => raisedThenReducedPrice(sek, { percent: 25, daysAgo: 20 }, 4, now),
    adapt: () => ({ discountType: 'SALE_PRICE' }),
  },
  'tier-price': {
    series: 'Vistestrand',
    brand: 'furuvinge',
    type: 'dining-chair',
    style: 'scandinavian',
    material: 'oak',
    colors: ['oak', 'black-oak'],
    price: 1295,
    popularity: 890,
    adapt: (record) => ({
      ...withStock(record, stockOf.plenty(80)),
      campaignKeys: ['around-the-table'],
    }),
  },
  'color-and-size': {
    series: 'Vistegård',
    brand: 'tallkotte-verkstad',
    type: 'bar-stool',
    style: 'industrial',
    material: 'leather',
    colors: ['cognac', 'black', 'brown'],
    price: 1795,
    popularity: 850,
    adapt: withOneSizeSoldOut,
  },
  'single-sku': {
    series: 'Visteskär',
    brand: 'stensota',
    type: 'vase',
    style: 'japandi',
    material: 'ceramic',
    colors: ['white'],
    price: 399,
    adapt: (record) => withStock(record, stockOf.plenty(40)),
  },
  'long-name': {
    series: 'Vistebacka',
    brand: 'bjornlav',
    type: 'wardrobe-3',
    style: 'classic',
    material: 'painted',
    colors: ['light-grey'],
    price: 9995,
    prices: (sek, now) => secondSalePrice(sek, [15, 25], now),
    adapt: withLongName,
  },
  'without-image': {
    series: 'Visteäng',
    brand: 'blaklinta',
    type: 'candle-holder',
    style: 'classic',
    material: 'brass',
    colors: ['brass'],
    price: 299,
    adapt: () => ({ images: [] }),
  },
  moved: {
    series: 'Vistenäs',
    brand: 'saltango',
    type: 'lounge-set',
    style: 'modern',
    material: 'teak',
    colors: ['teak'],
    price: 14995,
    popularity: 820,
    adapt: withFormerAlias,
  },
} satisfies Record<string, DemoSpec>

/** The state that a demo product shows. */
export type DemoState = keyof typeof demoSpecs

/** Gives every sku of a product the same stock. */
export function withStock(record: ProductRecord, stock: ProductRecord['skus'][number]['stock']) {
  return { skus: record.skus.map((sku) => ({ ...sku, stock })) }
}

/** A product without a price in a market is not sold there. */
function notSoldIn(market: MarketAlias, { prices }: ProductRecord): Pick<ProductRecord, 'prices'> {
  const { [market]: _selling, ...selling } = prices.selling
  const { [market]: _regular, ...regular } = prices.regular
  return { prices: { selling, regular } }
}

/** Every colour has its first size; the second is sold out in one colour and scarce in the others. */
function withOneSizeSoldOut(record: ProductRecord): Partial<ProductRecord> {
  const second = record.variantGroup?.isMain ? stockOf.fewLeft(2) : stockOf.none()
  return {
    skus: record.skus.map((sku, i) => ({ ...sku, stock: i === 0 ? stockOf.plenty(30) : second })),
  }
}

function withLongName(): Partial<ProductRecord> {
  return {
    names: longName,
    discountType: 'PRICE_CAMPAIGN',
    campaignKeys: ['last-pieces'],
  }
}

/** The former address contains the former name. */
function withFormerAlias(record: ProductRecord): Partial<ProductRecord> {
  return {
    formerAliases: buildLocalText((language) => {
      const oldName = record.names[language].replace('Vistenäs', 'Solnäs')
      return slug(oldName)
    }),
  }
}

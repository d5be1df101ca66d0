import type { LocalText, ProductRecord } from '../catalogue/product-record.ts'
import { brands } from './brands.ts'
import type { Collection, Piece } from './collection.ts'
import type { ColorKey } from './colors.ts'
import type { PieceMaterial } from '../picture/picture-subject.ts'
import { composeText, localText, type LocalRow } from './local-text.ts'
import {
  daysBefore,
  raisedThenReducedPrice,
  reducedPrice,
  secondSalePrice,
  steadyPrice,
  type PriceStory,
} from './price-story.ts'
import { createProduct, priceFields } from './product.ts'
import { slug } from './slug.ts'
import { stockOf } from './stock.ts'
import { schedule } from './themes.ts'
import type { StyleKey } from './words/styles.ts'

type Reason =
  | 'in-stock'
  | 'few-left'
  | 'out-of-stock'
  | 'oversellable'
  | 'static-stock'
  | 'below-30-day-low'
  | 'raised-before-reduction'
  | 'tier-price'
  | 'color-and-size'
  | 'single-sku'
  | 'long-name'
  | 'without-image'
  | 'moved'

interface Sketch {
  series: string
  brand: string
  type: string
  style: StyleKey
  material: PieceMaterial
  colors: readonly ColorKey[]
  /** Whole SEK. */
  price: number
  story?: (sek: number, now: Date) => PriceStory
  /** What sets this product apart, applied to each colour. */
  adapt?: (record: ProductRecord, now: Date) => Partial<ProductRecord>
}

const sketches: Record<Reason, Sketch> = {
  'in-stock': {
    series: 'Vistelund',
    brand: 'almkrona',
    type: 'sofa-3',
    style: 'scandinavian',
    material: 'fabric',
    colors: ['beige', 'dark-grey', 'forest'],
    price: 9995,
    adapt: (record) => withStock(record, stockOf.plenty(24)),
  },
  'few-left': {
    series: 'Vistevik',
    brand: 'mosshalla',
    type: 'armchair',
    style: 'modern',
    material: 'boucle',
    colors: ['cream'],
    price: 4995,
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
    adapt: (record) => withStock(record, stockOf.endless()),
  },
  'below-30-day-low': {
    series: 'Visteholm',
    brand: 'glimmeras',
    type: 'floor-lamp',
    style: 'modern',
    material: 'brass',
    colors: ['brass'],
    price: 1995,
    story: (sek, now) => reducedPrice(sek, 30, 5, now),
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
    story: (sek, now) => raisedThenReducedPrice(sek, { percent: 25, daysAgo: 20 }, 4, now),
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
    story: (sek, now) => secondSalePrice(sek, [15, 25], now),
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
    adapt: withFormerAlias,
  },
}

const longName: LocalRow = [
  'Vistebacka garderob med 3 dörrar, två utdragbara byxhängare, skohylla i fyra plan, helkroppsspegel på insidan och mjukstängande gångjärn, ljusgrå',
  'Vistebacka garderobeskab med 3 låger, to udtrækkelige buksebøjler, skohylde i fire etager, helfigursspejl på indersiden og bløddæmpede hængsler, lysegrå',
  'Vistebacka 3-door wardrobe with two pull-out trouser rails, a four-tier shoe rack, a full-length mirror on the inside and soft-closing hinges, light grey',
  'Vistebacka 3-ovinen vaatekaappi, jossa kaksi ulosvedettävää housutankoa, nelitasoinen kenkähylly, kokovartalopeili oven sisäpuolella ja hidastetut saranat, vaaleanharmaa',
  'Vistebacka garderobeskap med 3 dører, to uttrekkbare buksehengere, skohylle i fire nivåer, helfigurspeil på innsiden og mykt lukkende hengsler, lysegrå',
]

const collections = Object.entries(sketches).map(([reason, sketch], nth) =>
  createDemoCollection(reason as Reason, sketch, nth + 1),
)

/**
 * The products that tests and demonstrations can name: one for each state that a shop must handle.
 * Aliases are stable; where a product has colours, this is the first.
 */
export const demoProducts = Object.fromEntries(
  collections.map((demo) => {
    const [record] = demo.records(new Date(0))
    return [demo.reason, { externalId: record!.externalId, aliases: record!.aliases }]
  }),
) as Record<Reason, { externalId: string; aliases: LocalText }>

/** Their records, with price histories that end today. */
export function createDemoProducts(now: Date): ProductRecord[] {
  return collections.flatMap((demo) => demo.records(now))
}

function createDemoCollection(reason: Reason, sketch: Sketch, nth: number) {
  const theme = schedule.find(({ types }) => types.some(({ key }) => key === sketch.type))
  const type = theme?.types.find(({ key }) => key === sketch.type)
  const brand = brands.find(({ record }) => record.key === sketch.brand)
  if (!theme || !type || !brand) throw new Error(`Demo product ${reason} has no type or brand`)

  const [width, depth, height] = type.size
  const piece: Piece = {
    key: `d${nth}-${type.key}`,
    type,
    material: sketch.material,
    colors: sketch.colors,
    price: sketch.price,
    size: { width, depth, height },
    grams: type.kilos * 1000,
    legTone: sketch.style === 'industrial' || sketch.style === 'modern' ? 'black' : 'oak',
  }
  const collection: Collection = {
    key: `d${nth}`,
    series: sketch.series,
    brand,
    style: sketch.style,
    theme,
    pieces: [piece],
  }
  const tellStory = sketch.story ?? steadyPrice

  const records = (now: Date) =>
    sketch.colors.map((color) => {
      const record: ProductRecord = {
        ...createProduct(collection, piece, color, now),
        ...priceFields(tellStory(sketch.price, now)),
        discountType: 'NONE',
        campaignKeys: [],
        popularity: 1000 + nth,
      }
      return { ...record, ...sketch.adapt?.(record, now) }
    })
  return { reason, records }
}

function withStock(record: ProductRecord, stock: ProductRecord['skus'][number]['stock']) {
  return { skus: record.skus.map((sku) => ({ ...sku, stock })) }
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
    names: localText(longName),
    discountType: 'PRICE_CAMPAIGN',
    campaignKeys: ['last-pieces'],
  }
}

/** Its old address named the product by the name it had then. */
function withFormerAlias(record: ProductRecord): Partial<ProductRecord> {
  return {
    formerAliases: composeText((language) => {
      const oldName = record.names[language].replace('Vistenäs', 'Solnäs')
      return slug(oldName)
    }),
  }
}

/** A small catalogue: a sofa in two colours, a table, a chair in two sizes, a rug. */
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import {
  languageCodes,
  marketAliases,
  type LanguageCode,
} from '#server/merchant/channel/markets.ts'
import type {
  CatalogueSink,
  CategoryRecord,
  MarketMoney,
  ParameterRecord,
  ProductRecord,
} from '#server/merchant/catalogue/product-record.ts'

export function localText(text: string | Partial<LocalText>): LocalText {
  const other = typeof text === 'string' ? text : (text.sv ?? '')
  return Object.fromEntries(
    languageCodes.map((code) => [code, typeof text === 'string' ? text : (text[code] ?? other)]),
  ) as Record<LanguageCode, string>
}

/** The same amount in every market. */
export function inEveryMarket(minor: number): MarketMoney {
  return Object.fromEntries(marketAliases.map((alias) => [alias, minor]))
}

function category(key: string, names: Partial<LocalText>, parentKey: string | null = null) {
  return {
    key,
    parentKey,
    position: 0,
    names: localText(names),
    aliases: localText({ ...names, sv: key, en: `${key}-en` }),
    descriptions: localText(`About ${key}`),
  } satisfies CategoryRecord
}

function parameter(identifier: string, names: Partial<LocalText>, order: number) {
  return {
    identifier,
    group: { id: 1, names: localText('Group'), order: 1 },
    names: localText(names),
    order,
    show: true,
    showFilter: true,
  } satisfies ParameterRecord
}

const colors = { grey: 'Grå', green: 'Grön', oak: 'Ek' } as const

/** A product record with default values. */
export function product(
  id: string,
  names: Partial<LocalText>,
  rest: Partial<ProductRecord> & {
    color?: keyof typeof colors
    minor?: number
    pieces?: number
  } = {},
): ProductRecord {
  const { color, minor = 100_000, pieces = 10, ...record } = rest
  const price = inEveryMarket(minor)
  return {
    externalId: id,
    articleNumber: `A-${id}`,
    brandKey: 'almo',
    categoryKeys: ['sofas'],
    names: localText(names),
    aliases: localText(id),
    texts: { short: localText(`Short ${id}`), long: localText(`Long ${id}`) },
    prices: { selling: price, regular: price },
    discountType: 'NONE',
    campaignKeys: [],
    parameters: color
      ? [{ identifier: 'color', key: color, labels: localText({ sv: colors[color], en: color }) }]
      : [],
    skus: [
      {
        externalId: `${id}-1`,
        articleNumber: `A-${id}-1`,
        names: localText('-'),
        stock: { inStock: pieces, oversellable: 0, static: 0 },
      },
    ],
    images: [{ fileName: `${id}-1.jpg`, tags: [] }],
    picture: { kind: 'sofa' },
    firstAvailableOn: '2026-01-01',
    popularity: 1,
    ...record,
  }
}

export function putSmallCatalogue(sink: CatalogueSink): void {
  sink.putParameter(parameter('color', { sv: 'Färg', en: 'Color' }, 1))
  sink.putCategory(category('furniture', { sv: 'Möbler', en: 'Furniture' }))
  sink.putCategory(category('sofas', { sv: 'Soffor', en: 'Sofas' }, 'furniture'))
  sink.putCategory(category('tables', { sv: 'Bord', en: 'Tables' }, 'furniture'))
  sink.putCategory(category('chairs', { sv: 'Fåtöljer', en: 'Armchairs' }, 'furniture'))
  sink.putCategory(category('textiles', { sv: 'Textil', en: 'Textiles' }))
  sink.putBrand({ key: 'almo', name: 'Almö', descriptions: localText('From Almö') })
  sink.putBrand({ key: 'bygda', name: 'Bygda', descriptions: localText('From Bygda') })
  sink.putCampaign({
    key: 'sofa-weeks',
    names: localText({ sv: 'Soffveckor', en: 'Sofa weeks' }),
    aliases: localText({ sv: 'soffveckor', en: 'sofa-weeks' }),
    descriptions: localText(''),
    hideTitle: false,
    kind: 'price',
  })
  for (const record of smallCatalogueProducts) sink.putProduct(record)
}

const group = (isMain: boolean) => ({ key: 'lindo', isMain })

export const smallCatalogueProducts: readonly ProductRecord[] = [
  product(
    'lindo-grey',
    { sv: 'Lindö 3-sitssoffa', en: 'Lindö 3-seat sofa' },
    {
      color: 'grey',
      popularity: 5,
      variantGroup: group(true),
      colorHex: '8a8d8f',
      prices: { selling: inEveryMarket(899_500), regular: inEveryMarket(1_199_500) },
      priceHistory: [
        {
          date: '2026-09-01',
          selling: inEveryMarket(1_199_500),
          regular: inEveryMarket(1_199_500),
        },
      ],
      pricesSince: '2026-11-10',
      discountType: 'PRICE_CAMPAIGN',
      campaignKeys: ['sofa-weeks'],
      related: [{ externalId: 'soffbord', relation: 'ACCESSORIES' }],
      reviews: [
        { author: 'Eva', rating: 5, comment: 'Skön', date: '2026-10-01', language: 'sv' },
        { author: 'Ola', rating: 4, comment: 'Bra', date: '2026-11-01', language: 'sv' },
      ],
    },
  ),
  product(
    'lindo-green',
    { sv: 'Lindö 3-sitssoffa', en: 'Lindö 3-seat sofa' },
    {
      color: 'green',
      popularity: 2,
      variantGroup: group(false),
      colorHex: '4f6b4f',
      minor: 1_199_500,
    },
  ),
  product(
    'soffbord',
    {
      sv: 'Näs soffbord',
      en: 'Näs coffee table',
      da: 'Næs sofabord',
      fi: 'Näs sohvapöytä',
      nb: 'Næs salongbord',
    },
    { color: 'oak', categoryKeys: ['tables'], brandKey: 'bygda', popularity: 9, minor: 249_500 },
  ),
  product(
    'fatolj',
    { sv: 'Ro fåtölj', en: 'Ro armchair' },
    {
      color: 'grey',
      categoryKeys: ['chairs'],
      popularity: 7,
      minor: 449_000,
      formerAliases: { sv: 'gamla-ro' },
      skus: ['Låg', 'Hög'].map((name, place) => ({
        externalId: `fatolj-${place}`,
        articleNumber: `A-fatolj-${place}`,
        names: localText({ sv: name, en: place ? 'High' : 'Low' }),
        stock: { inStock: 3, oversellable: 2, static: 0 },
      })),
    },
  ),
  product(
    'matta',
    { sv: 'Våg matta', en: 'Våg rug' },
    {
      categoryKeys: ['textiles'],
      brandKey: 'bygda',
      firstAvailableOn: '2026-11-01',
      pieces: 0,
      prices: { selling: { se: 99_900, no: 95_000 }, regular: { se: 99_900, no: 95_000 } },
    },
  ),
]

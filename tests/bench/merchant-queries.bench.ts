/**
 * How long the merchant takes for the queries of list, filter and search pages, on a large
 * catalogue (BENCH_PRODUCTS, 200 000 by default). Each query goes through the merchant's whole
 * `fetch`; the baseline is the smallest query. Fails when a p95 is above 60 ms.
 */
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openCatalogue } from '#server/merchant/catalogue/catalogue.ts'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { createMerchant } from '#server/merchant/merchant.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

const products = Number(process.env['BENCH_PRODUCTS'] ?? 200_000)
const limitMs = 60
const rounds = 120

/** Kept between runs: filling it takes longer than measuring. */
const dataDir = join('node_modules', '.cache', `bench-${products}`)
const card = `products { productId name alias canonicalUrl articleNumber brand { name }
  productImages { fileName } primaryCategory { name } discountCampaigns { name hideTitle }
  unitPrice { sellingPriceIncVatFormatted regularPriceIncVatFormatted isDiscounted }
  lowestPrice { lowestPriceIncVatFormatted } totalStock { totalStock inStock oversellable static }
  skus { skuId name stock { totalStock } } }`
const facets = `filters { price { lowest highest } facets { filterId type group label order
  values { _id facetId parentId label url order count hidden } } }`
const productsQuery = (
  fields: string,
) => `query ($filter: FilterInputType, $category: String, $skip: Int,
  $take: Int) { products(filter: $filter, categoryAlias: $category, skip: $skip, take: $take) {
  count ${fields} } }`

fillOnce()
const merchant = createMerchant({
  dataDir,
  clock: () => new Date(),
  publicOrigin: 'http://shop.test',
  apiKeys: ['bench'],
  secret: 'bench',
  report: (error) => console.error(error),
})

const { categories, colors } = await readCategoriesAndColors()
const of = <T>(list: readonly T[], round: number): T => list[round % list.length]!
const sorts = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'ALPHABETICAL']
const searchTexts = [
  'soffa',
  'fatolj',
  'bord',
  'grå soffa',
  'stol ek',
  'matta',
  'lampa svart',
  'ho',
  'skrivbrod',
]
const tails = ['svart', 'ek', 'vit', 'b', 's', 'lindo', 'rund']

const queries: Record<string, (round: number) => [query: string, variables?: object]> = {
  'baseline: the channel': () => ['{ channel { id } }'],
  'list page of a large category': (round) => [
    productsQuery(card),
    {
      category: of(categories, round),
      filter: { sort: of(sorts, round) },
      skip: (round % 50) * 20,
      take: 20,
    },
  ],
  'deepest page of a large category': (round) => [
    productsQuery(card),
    { category: of(categories, round), filter: { sort: of(sorts, round) }, skip: 5980, take: 20 },
  ],
  'filters of a large category': (round) => [
    productsQuery(facets),
    { category: of(categories, round), filter: { filterMode: 'BY_GROUP' }, take: 0 },
  ],
  'filters with three choices, by group': (round) => [
    productsQuery(facets),
    {
      category: of(categories, round),
      filter: {
        facets: [of(colors, round), of(colors, round + 3), 'price_1000_sek', 'price_2500_sek'],
        filterMode: 'BY_GROUP',
      },
      take: 0,
    },
  ],
  'filters with ranges of price and measures': (round) => [
    productsQuery(facets),
    {
      category: of(categories, round),
      filter: {
        facets: [of(colors, round), `p_width_${round % 90}-220`, 'p_depth_0-95', 'p_height_40-'],
        price: { lowest: 500, highest: 10_000 + round },
        filterMode: 'BY_GROUP',
      },
      take: 0,
    },
  ],
  'filters of the whole shop': () => [
    productsQuery(facets),
    { filter: { filterMode: 'CURRENT' }, take: 0 },
  ],
  'search, one of many words': (round) => [
    productsQuery(card),
    { filter: { searchText: of(searchTexts, round), sort: 'RELEVANCE' }, take: 20 },
  ],
  'search never asked before': (round) => [
    productsQuery(card),
    {
      filter: {
        searchText: `${of(searchTexts, round)} ${of(tails, Math.floor(round / searchTexts.length))}`,
        sort: 'RELEVANCE',
      },
      take: 20,
    },
  ],
}

let baselineMs = 0
console.log(`${products} products; largest categories: ${categories.join(', ')}`)
console.log(`${'question'.padEnd(40)} |    p50 |    p95 | ratio to baseline`)
for (const [name, question] of Object.entries(queries)) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(...question(round)))
  // The first responses fill the caches that a running shop has filled.
  const sorted = times.slice(10).sort((a, b) => a - b)
  const p50 = sorted[Math.floor(sorted.length * 0.5)]!
  const p95 = sorted[Math.floor(sorted.length * 0.95)]!
  baselineMs ||= p50
  const ratio = (p50 / baselineMs).toFixed(1)
  console.log(
    `${name.padEnd(40)} | ${p50.toFixed(1).padStart(6)} | ${p95.toFixed(1).padStart(6)} | ${ratio}`,
  )
  if (p95 > limitMs) process.exitCode = 1
}
await merchant.close()

function fillOnce() {
  const path = join(dataDir, 'catalogue.db')
  if (existsSync(path) && isReadable(path)) return
  mkdirSync(dataDir, { recursive: true })
  const writer = openCatalogueWriter(path, { isFresh: true })
  const started = performance.now()
  seedCatalogue(writer, { products, now: new Date() })
  writer.finish()
  writer.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const mebibytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`Filled with ${products} products in ${seconds} s, at most ${mebibytes} MiB`)
}

/** Made by this version. */
function isReadable(path: string): boolean {
  try {
    openCatalogue(path).close()
    return true
  } catch {
    return false
  }
}

/** Categories with at least twenty thousand products, or the largest ones; colours to filter by. */
async function readCategoriesAndColors() {
  const { data } = await send(productsQuery(facets), { filter: { filterMode: 'CURRENT' }, take: 0 })
  const values = (id: string) =>
    data.products.filters.facets.find(({ filterId }: { filterId: string }) => filterId === id)
      .values
  const sorted = [...values('Category')].sort((a, b) => b.count - a.count)
  const large = sorted.filter(({ count }) => count >= 20_000)
  const chosen = large.length > 0 ? large : sorted.slice(0, 2)
  return {
    categories: chosen.map(({ url }: { url: string }) => url.split('/').at(-1)!),
    colors: values('color').map(({ facetId }: { facetId: string }) => facetId) as string[],
  }
}

async function timed(query: string, variables?: object): Promise<number> {
  const start = performance.now()
  await send(query, variables)
  return performance.now() - start
}

async function send(query: string, variables: object = {}) {
  const response = await merchant.fetch(
    new Request('http://merchant.test/graphql', {
      method: 'POST',
      headers: { 'x-apikey': 'bench', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  // oxlint-disable-next-line @typescript-eslint/no-explicit-any -- read freely, checked below
  const result = (await response.json()) as { data: any; errors?: unknown[] }
  if (result.errors) throw new Error(JSON.stringify(result.errors))
  return result
}

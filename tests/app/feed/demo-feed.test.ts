import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readPrice } from '#app/catalogue/price/price.ts'
import { feedProductsDocument } from '#app/feed/feed-documents.server.ts'
import { readFeedItems } from '#app/feed/read-feed-items.server.ts'
import { getFeed } from '#app/feed/feed.server.ts'
import { createPackedCache, type PackedCache } from '#app/kit/cache/packed-cache.server.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'
import { loader as feedLoader } from '#app/routes/resources/feed.route.tsx'
import { loader as llmsLoader } from '#app/routes/resources/llms.route.tsx'
import { gatewayContextFor, getShopContext } from '#app/visit/shop-context.server.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import { packagePrices } from '#server/merchant/catalogue/product/package-prices.ts'
import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import { importFeed } from '#server/merchant/import/import-feed.ts'
import { openForTests } from '#tests/support/open-for-tests.ts'
import { merchantTime, openSeededMerchant } from '#tests/support/seeded-merchant.ts'
import { testContext } from '#tests/support/test-context.ts'

import { createMemoryCatalogue } from '../../server/merchant/import/memory-catalogue.ts'

const products = 120
const merchant = await openForTests(openSeededMerchant(products))
const directory = mkdtempSync(join(tmpdir(), 'demo-feed-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const kept = createPackedCache({ maxBytes: 10_000_000, keepMs: 60_000 })
const shop = await getShopContext({
  request: new Request('http://shop.test/feeds/se-sv.xml'),
  context: testContext(merchant.endpoint),
})

async function textOf(name: string): Promise<string> {
  let text = ''
  for await (const piece of getFeed(shop, kept, name)!.pieces()) text += piece
  return text
}

async function imported(name: string) {
  const path = join(directory, name)
  const sink = createMemoryCatalogue()
  writeFileSync(path, await textOf(name))
  const result = await importFeed({ path, sink, workDirectory: directory, now: merchantTime })
  return { sink, result }
}

describe('the feed of the demo shop, imported into an empty merchant', async () => {
  const { sink, result } = await imported('se-sv.xml')
  const demo = createMemoryCatalogue()
  seedCatalogue(demo, { products, now: merchantTime })
  const numberOf = ({ skus }: ProductRecord) => skus[0]!.articleNumber
  const demoByNumber = new Map([...demo.products.values()].map((each) => [numberOf(each), each]))

  /** In Swedish öre. A finished catalogue has the prices of packages, which add up those of their parts. */
  const soldFor = ({ productPackage, prices }: ProductRecord) => {
    const selling = productPackage
      ? packagePrices(productPackage, (key) => demo.products.get(key)?.prices ?? null)
      : prices.selling
    return selling.se
  }

  it('is read without faults', () => {
    expect(result).toMatchObject({
      ok: true,
      language: 'sv',
      counts: { skipped: {}, warnings: {} },
    })
  })

  it('has every product that the market sells', () => {
    const sold = [...demo.products.values()].filter((each) => soldFor(each) !== undefined)
    expect([...sink.products.values()].map(numberOf).sort()).toEqual(sold.map(numberOf).sort())
  })

  it('has the same names, texts, prices, measures, colours, materials, skus and variants', () => {
    const factsOf = (of: ProductRecord, { brands, categories }: typeof sink) => ({
      name: of.names.sv,
      text: plainText(of.texts.long.sv),
      brand: brands.get(of.brandKey)?.name,
      category: categories.get(of.categoryKeys[0]!)?.names.sv,
      price: soldFor(of),
      color: of.colorHex,
      dimensions: of.dimensions,
      weight: of.weight,
      parameters: of.parameters
        .filter(({ identifier }) => ['color', 'material'].includes(identifier))
        .map(({ labels }) => labels.sv),
      skus: of.skus.map(({ names, gtin, articleNumber, stock }) => ({
        name: names.sv,
        gtin,
        articleNumber,
        isInStock: stock.inStock + stock.static > 0,
        isOversellable: stock.oversellable > 0,
        incoming: stock.inStock + stock.static > 0 ? undefined : stock.incoming,
      })),
    })
    const all = [...sink.products.values()].map((product) => [
      product,
      demoByNumber.get(numberOf(product))!,
    ]) as [ProductRecord, ProductRecord][]
    expect(all.map(([product]) => factsOf(product, sink))).toEqual(
      all.map(([, original]) => factsOf(original, demo)),
    )
    const groups = new Map(
      all.map(([product, original]) => [original.variantGroup?.key, product.variantGroup?.key]),
    )
    expect(all.map(([product]) => product.variantGroup?.key)).toEqual(
      all.map(([, original]) => groups.get(original.variantGroup?.key)),
    )
    expect(new Set(groups.values()).size).toBe(groups.size)
  })

  it('has no colour of variants that are widths', async () => {
    const context = gatewayContextFor(shop, shop.scopesHere[0]!)
    const filter = { sort: 'LATEST' as const, includeCollapsed: true }
    const response = await requestMerchant(context, feedProductsDocument, { filter, take: 200 })
    const wire = response.products!.products!.find((each) => each?.variantGroup)!
    const widths = { attributes: [], label: '90 cm', value: '90 cm' }
    const asWidths = JSON.stringify(wire.variantGroup, (key, value) =>
      key in widths ? widths[key as keyof typeof widths] : value,
    )
    const scope = { served: shop.scopesHere[0]!, imageServer: '/images', tree: [] }
    const colorsOf = (variantGroup: typeof wire.variantGroup) =>
      readFeedItems({ ...wire, variantGroup, parameterGroups: [] }, scope).map(({ color }) => color)
    expect(colorsOf(wire.variantGroup)[0]).not.toBe('')
    expect(colorsOf(JSON.parse(asWidths))[0]).toBe('')
  })

  it('has the reductions that pages show, from the lowest price before them', async () => {
    const context = gatewayContextFor(shop, shop.scopesHere[0]!)
    const filter = { sort: 'LATEST' as const, includeCollapsed: true }
    const response = await requestMerchant(context, feedProductsDocument, { filter, take: 200 })
    const person = { vatIncluded: true, market: { currency: 'SEK' } }
    const shown = (response.products?.products ?? []).flatMap((wire) => {
      const reduction = wire && readPrice(wire.unitPrice, wire.lowestPrice, person)?.reduction
      return reduction ? [[wire.skus?.[0]?.articleNumber, reduction.prior]] : []
    })
    const reduced = [...sink.products.values()].flatMap((product) => {
      const { selling, regular } = product.prices
      return selling.se! < regular.se!
        ? [[numberOf(product), `${(regular.se! / 100).toLocaleString('sv')}\u00a0kr`]]
        : []
    })
    expect(reduced.sort()).toEqual(shown.sort())
    expect(reduced.length).toBeGreaterThan(2)
  })

  it('is the same as a table', async () => {
    const table = await imported('se-sv.tsv')
    expect(table.sink.products).toEqual(sink.products)
  })
})

describe('a feed in pages', () => {
  /** Counts the pages that are requested; the third one fails. */
  function pagesUntilFailure() {
    const requested: string[] = []
    const failing: PackedCache = {
      read(key, make) {
        requested.push(key)
        return key.endsWith(' 50') ? Promise.reject(new Error('merchant down')) : make()
      },
    }
    const pieces = getFeed(shop, failing, 'se-sv.xml')!.pieces()[Symbol.asyncIterator]()
    return { pieces, requested }
  }

  it('requests no page before the one before the last is read', async () => {
    const { pieces, requested } = pagesUntilFailure()
    await pieces.next()
    expect(requested).toEqual([])
    await pieces.next()
    // Bands of prices, and two pages.
    await expect.poll(() => requested.length).toBe(3)
    await pieces.return?.()
    expect(requested).toHaveLength(3)
  })

  it('fails as a whole when a page fails, so that no part of it looks complete', async () => {
    const { pieces } = pagesUntilFailure()
    const read: string[] = []
    const readAll = async () => {
      for (;;) {
        const { done, value } = await pieces.next()
        if (done) return
        read.push(value)
      }
    }
    await expect(readAll()).rejects.toThrow('merchant down')
    expect(read.join('')).toContain('<item>')
    expect(read.join('')).not.toContain('</rss>')
  })
})

it('there is no feed and no llms.txt while AGENTS is off', async () => {
  const context = testContext(merchant.endpoint)
  const request = (path: string) => new Request(`http://shop.test${path}`)
  const statuses = async (agents: 'off' | 'catalog') => {
    const withAgents = () => ({ ...context, config: { ...context.config, agents } })
    const feed = await feedLoader({
      request: request('/feeds/se-sv.tsv'),
      context: withAgents(),
      params: { file: 'se-sv.tsv' },
    })
    await feed.body?.cancel()
    const llms = await llmsLoader({
      request: request('/llms.txt'),
      context: withAgents(),
      params: {},
    })
    return [feed.status, llms.status]
  }
  expect(await statuses('catalog')).toEqual([200, 200])
  expect(await statuses('off')).toEqual([404, 404])
})

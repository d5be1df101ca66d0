import { packagePrices } from '#server/merchant/catalogue/product/package-prices.ts'
import type { LocalText } from '#server/merchant/vocabulary/local-text.ts'
import { languageCodes, marketAliases } from '#server/merchant/channel/markets.ts'
import type { ProductRecord } from '#server/merchant/catalogue/product-record.ts'
import type { PictureSubject } from '#server/merchant/vocabulary/appearance.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'

import { createHash } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createMemorySink, seedInMemory } from './memory-sink.ts'

const shop = seedInMemory(2400)

describe('the demo catalogue', () => {
  it('has exactly the requested number of products', () => {
    expect(shop.products).toHaveLength(2400)
    expect(seedInMemory(7).products).toHaveLength(7)
    expect(seedInMemory(131).products).toHaveLength(131)
  })

  it('is the same on every machine: names, prices and pictures of the first 500 products', () => {
    const facts = shop.products
      .slice(0, 500)
      .map((product) => [
        product.externalId,
        product.articleNumber,
        product.names,
        product.aliases,
        product.texts,
        product.prices,
        product.parameters.map(({ key }) => key),
        product.skus.map(({ gtin, externalId, names }) => [gtin, externalId, names]),
        product.picture,
        product.reviews,
        product.firstAvailableOn,
      ])
    const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
    expect(hash).toMatchInlineSnapshot(
      `"36d3755037a115e21e4421cf155a52cce4e2f14d1e284ece46e4787a7f913808"`,
    )
  })

  it('does not depend on the day of the seed, apart from price dates and deliveries', () => {
    const later = seedInMemory(300, new Date('2027-03-01T23:59:00Z'))
    later.products.slice(0, 290).forEach((product, i) => {
      const { prices, names, firstAvailableOn, popularity } = shop.products[i]!
      expect(product).toMatchObject({ prices, names, firstAvailableOn, popularity })
    })
    expect(later.products[0]!.pricesSince).not.toBe(shop.products[0]!.pricesSince)
  })

  it('starts with the same products at any size', () => {
    const small = seedInMemory(400).products.slice(0, 380)
    expect(small.map(withoutRelations)).toEqual(shop.products.slice(0, 380).map(withoutRelations))
  })

  it('has a tree of three levels with parents before children', () => {
    const depths = new Map<string, number>()
    for (const { key, parentKey } of shop.categories) {
      const above = parentKey === null ? 0 : depths.get(parentKey)
      expect(above, `${key} comes after ${parentKey}`).toBeDefined()
      depths.set(key, above! + 1)
    }
    expect(Math.max(...depths.values())).toBe(3)
    expect([...depths.values()].filter((depth) => depth === 1)).toHaveLength(5)
    expect(depths.size).toBeGreaterThanOrEqual(40)
  })

  it('has sixty brands and products in every brand and every lowest category', () => {
    expect(shop.brands).toHaveLength(60)
    const used = new Set(shop.products.map(({ brandKey }) => brandKey))
    expect(shop.brands.filter(({ key }) => !used.has(key))).toEqual([])
    const parents = new Set(shop.categories.map(({ parentKey }) => parentKey))
    const filled = new Set(shop.products.flatMap(({ categoryKeys }) => categoryKeys))
    const empty = shop.categories.filter(({ key }) => !parents.has(key) && !filled.has(key))
    expect(empty).toEqual([])
  })

  it('refers only to existing brands, categories, campaigns, parameters and products', () => {
    const known = {
      brands: new Set(shop.brands.map(({ key }) => key)),
      categories: new Set(shop.categories.map(({ key }) => key)),
      campaigns: new Set(shop.campaigns.map(({ key }) => key)),
      parameters: new Set(shop.parameters.map(({ identifier }) => identifier)),
      products: new Set(shop.products.map(({ externalId }) => externalId)),
    }
    // One expectation for all: each costs as much as a hundred look-ups.
    const unknown = shop.products.flatMap((product) => [
      ...[product.brandKey].filter((key) => !known.brands.has(key)),
      ...product.categoryKeys.filter((key) => !known.categories.has(key)),
      ...product.campaignKeys.filter((key) => !known.campaigns.has(key)),
      ...product.parameters.filter(({ identifier }) => !known.parameters.has(identifier)),
      ...(product.related ?? []).filter(({ externalId }) => !known.products.has(externalId)),
    ])
    expect(unknown).toEqual([])
  })

  it('has accessories for every product of a collection, from the first one on', () => {
    const without = shop.products.filter(
      ({ productPackage, related = [] }) =>
        !productPackage && related.filter(({ relation }) => relation === 'ACCESSORIES').length < 3,
    )
    expect(without.map(({ externalId }) => externalId)).toEqual([])
    const repeated = shop.products.filter(
      ({ related = [] }) =>
        new Set(related.map(({ externalId }) => externalId)).size < related.length,
    )
    expect(repeated.map(({ externalId }) => externalId)).toEqual([])
  })

  it('has every text in all five languages', () => {
    const texts: LocalText[] = [
      ...shop.categories.flatMap(({ names, aliases, descriptions }) => [
        names,
        aliases,
        descriptions,
      ]),
      ...shop.brands.map(({ descriptions }) => descriptions),
      ...shop.campaigns.flatMap(({ names, aliases, descriptions }) => [
        names,
        aliases,
        descriptions,
      ]),
      ...shop.parameters.flatMap(({ names, group }) => [names, group.names]),
      ...shop.products.flatMap(({ names, aliases, texts, parameters, skus }) => [
        ...[names, aliases, texts.short, texts.long, texts.extra!],
        ...parameters.map(({ labels }) => labels),
        ...skus.map((sku) => sku.names),
      ]),
    ]
    const languages = [...languageCodes].sort().join()
    const isComplete = (text: LocalText) =>
      Object.keys(text).sort().join() === languages &&
      Object.values(text).every(
        (translation) => /\S/.test(translation) && !/[{}]|undefined|NaN| {2}/.test(translation),
      )
    expect(texts.filter((text) => !isComplete(text))).toEqual([])
  })

  it('has a unique ASCII address for every product in each language', () => {
    for (const language of languageCodes) {
      const aliases = shop.products.map((product) => product.aliases[language])
      expect(new Set(aliases).size).toBe(aliases.length)
      expect(aliases.filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([])
      const categoryAliases = shop.categories.map(({ aliases }) => aliases[language])
      expect(new Set(categoryAliases).size).toBe(categoryAliases.length)
    }
  })

  it('has unique ids for products, skus and pictures', () => {
    const skus = shop.products.flatMap((product) => product.skus)
    for (const numbers of [
      shop.products.map(({ externalId }) => externalId),
      shop.products.map(({ articleNumber }) => articleNumber),
      skus.map(({ externalId }) => externalId),
      skus.map(({ articleNumber }) => articleNumber),
      skus.map(({ gtin }) => gtin),
      shop.products.flatMap(({ images }) => images.map(({ fileName }) => fileName)),
    ]) {
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  })

  it('has a price wherever a product is sold, never above the regular one', () => {
    // The price of a package is that of its parts.
    const priced = shop.products.filter(({ productPackage }) => !productPackage)
    const wrong = priced.flatMap(({ externalId, prices }) => {
      const isForDanes = externalId !== demoProducts['static-stock'].externalId
      return marketAliases
        .filter((alias) => alias !== 'dk' || isForDanes)
        .map((market) => ({
          market,
          externalId,
          selling: prices.selling[market]!,
          regular: prices.regular[market]!,
        }))
        .filter(
          ({ selling, regular }) =>
            !(Number.isInteger(selling) && selling > 0 && selling <= regular),
        )
    })
    expect(wrong).toEqual([])
  })

  it('reduces at least a quarter of the products, in every market at once', () => {
    const isReducedIn = (product: ProductRecord) =>
      marketAliases.filter((m) => product.prices.selling[m]! < product.prices.regular[m]!).length
    const counts = shop.products.map(isReducedIn)
    expect(counts.filter((count) => count !== 0 && count !== marketAliases.length)).toEqual([])
    const share = counts.filter((count) => count > 0).length / counts.length
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.3)
  })

  it('has a sorted price history that ends before the current price', () => {
    for (const { priceHistory, pricesSince } of shop.products) {
      const dates = [...priceHistory!.map(({ date }) => date), pricesSince!]
      expect(dates).toEqual([...dates].sort())
      expect(new Set(dates).size).toBe(dates.length)
    }
  })

  it('has the same colour in data, name and picture of each product', () => {
    for (const product of shop.products.filter(({ productPackage }) => !productPackage)) {
      const color = product.parameters.find(({ identifier }) => identifier === 'color')!
      const picture = product.picture as PictureSubject
      expect(picture.color).toBe(product.colorHex)
      if (picture.kind !== 'mattress' && picture.kind !== 'wardrobe') {
        expect(product.names.sv).toContain(color.labels.sv.toLowerCase())
      }
      if (product.dimensions) {
        expect(product.dimensions).toMatchObject({ width: picture.width, height: picture.height })
      }
    }
  })

  it('tells the truth: fibres, light sources, assembly and measures fit the kind and its sizes', () => {
    type Facts = Record<string, unknown> & { sentences: string[] }
    const factsOf = (kind: string): Facts[] =>
      shop.products
        .filter(({ picture }) => (picture as PictureSubject | undefined)?.kind === kind)
        .map(({ dimensions, parameters, texts }) => ({
          ...Object.fromEntries(
            parameters.map(({ identifier, labels }) => [identifier, labels.sv]),
          ),
          hasDimensions: dimensions !== undefined,
          sentences: texts.long.sv.split(/(?<=[.!?])\s+/),
        }))
    const isMixture = (text: unknown) =>
      [...String(text).matchAll(/(\d+)\u00a0%/g)].reduce(
        (sum, [, part]) => sum + Number(part),
        0,
      ) === 100
    for (const fact of [...factsOf('throw'), ...factsOf('cushion'), ...factsOf('curtain')]) {
      expect(fact).toMatchObject({ hasDimensions: false })
      expect(isMixture(fact.fibres), String(fact.fibres)).toBe(true)
      expect(fact).not.toHaveProperty('assembly')
    }
    expect(factsOf('rug').every(({ fibres }) => isMixture(fibres))).toBe(true)
    expect(factsOf('vase').some((fact) => 'assembly' in fact || 'fibres' in fact)).toBe(false)
    for (const lamp of factsOf('floor-lamp')) {
      expect(lamp).toMatchObject({ socket: 'E27', 'energy-class': 'E' })
    }
    // Of which the shopper chooses the height.
    expect(factsOf('bar-stool').some((fact) => fact.hasDimensions || 'height' in fact)).toBe(false)
    const ofSofas = new Set(factsOf('sofa').flatMap(({ sentences }) => sentences))
    const ofWardrobes = factsOf('wardrobe').flatMap(({ sentences }) => sentences)
    expect(ofWardrobes.filter((sentence) => ofSofas.has(sentence))).toEqual([])
  })

  it('has packages that cost less than their parts, with a choice in each group', () => {
    const packages = shop.products.filter(({ productPackage }) => productPackage)
    expect(packages).toHaveLength(2)
    const byId = new Map(shop.products.map((product) => [product.externalId, product]))
    for (const { productPackage } of packages) {
      const selling = packagePrices(productPackage!, (externalId) => byId.get(externalId)!.prices)
      const parts = productPackage!.groups.map(({ options }) => {
        const { externalId, quantity } = options[0]!
        return quantity * byId.get(externalId)!.prices.selling.se!
      })
      const sum = parts.reduce((total, part) => total + part, 0)
      const share = 100 * (1 - selling.se! / sum)
      expect(share).toBeGreaterThanOrEqual(productPackage!.percent)
      expect(share).toBeLessThan(productPackage!.percent + 1)
      // Prices end as in other shops of the market: 8 645 kr, 629 €.
      const endings = Object.entries(selling).map(([market, minor]) => [market, minor % 1000])
      expect(Object.fromEntries(endings)).toEqual({
        se: 500,
        dk: 900,
        no: 500,
        fi: 900,
        eu: 900,
        ax: 900,
      })
      const choices = productPackage!.groups.map(
        ({ options }) => options.flatMap(({ externalId }) => byId.get(externalId)!.skus).length,
      )
      expect(Math.min(...choices)).toBeGreaterThan(1)
    }
  })

  it('has colour variants that differ in colour and share their design', () => {
    const keys = [...new Set(shop.products.flatMap(({ variantGroup }) => variantGroup?.key ?? []))]
    for (const key of keys.slice(0, 300)) {
      const variants = shop.products.filter(({ variantGroup }) => variantGroup?.key === key)
      expect(variants.length).toBeGreaterThan(1)
      expect(new Set(variants.map(({ colorHex }) => colorHex)).size).toBe(variants.length)
      expect(new Set(variants.map(({ picture }) => (picture as PictureSubject).design)).size).toBe(
        1,
      )
      expect(variants.filter(({ variantGroup }) => variantGroup!.isMain)).toHaveLength(1)
    }
  })

  it('has different long texts for similar products', () => {
    const mains = shop.products.filter(({ variantGroup }) => variantGroup?.isMain ?? true)
    for (const language of languageCodes) {
      const texts = new Set(mains.map(({ texts }) => texts.long[language]))
      expect(texts.size / mains.length).toBeGreaterThan(0.99)
    }
  })

  it('has reviews of every rating in all languages, more good ones than bad', () => {
    const reviews = shop.products.flatMap((product) => product.reviews ?? [])
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBe(5)
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(5)
    const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
    expect(mean).toBeGreaterThan(3.7)
    expect(mean).toBeLessThan(4.7)
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBeGreaterThan(500)
  })

  it('keeps one collection in memory at any size', () => {
    const { sink } = createMemorySink()
    let put = 0
    const bytesByCount = new Map<number, number>()
    const putProduct = () => {
      put += 1
      if (put === 1_000 || put === 3_000) bytesByCount.set(put, bytesInUse())
      return 'created' as const
    }
    seedCatalogue({ ...sink, putProduct }, { products: 3_000, now: new Date('2026-11-20') })
    const grown = bytesByCount.get(3_000)! - bytesByCount.get(1_000)!
    expect(grown).toBeLessThan(3 * 1024 * 1024)
  })

  it('has a category of 25 000 products at 200 000, in proportion', () => {
    const parentOf = new Map(shop.categories.map(({ key, parentKey }) => [key, parentKey]))
    const sofas = shop.products.filter(({ categoryKeys }) =>
      categoryKeys.some((key) => key === 'sofas' || parentOf.get(key) === 'sofas'),
    )
    expect(sofas.length / shop.products.length).toBeGreaterThan(25_000 / 200_000)
  })
})

/** Without objects that nothing refers to any more. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

function withoutRelations({ related, ...product }: ProductRecord) {
  return { ...product, relations: related !== undefined }
}

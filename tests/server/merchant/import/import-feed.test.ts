import { importFeed, type ImportOptions } from '#server/merchant/import/import-feed.ts'
import type { RowFault } from '#server/merchant/import/feed/feed-row.ts'
import { categories as demoCategories } from '#server/demo/generator/categories.ts'
import { parseSceneName } from '#server/merchant/vocabulary/scene.ts'

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryCatalogue, type MemoryCatalogue } from './memory-catalogue.ts'

let directory: string
let catalogue: MemoryCatalogue
let faults: RowFault[]

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'feed-'))
  catalogue = createMemoryCatalogue()
  faults = []
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

function importText(feed: string | Buffer, options: Partial<ImportOptions> = {}) {
  const path = join(directory, 'feed.bin')
  writeFileSync(path, feed)
  return importFeed({
    path,
    sink: catalogue,
    workDirectory: directory,
    now: new Date('2026-05-15T12:00:00Z'),
    onFault: (fault) => faults.push(fault),
    ...options,
  })
}

/** A feed from rows of name/value pairs, as a tab separated table. */
function toTable(rows: Record<string, string>[]): string {
  const names = [...new Set(['id', 'title', 'price', ...rows.flatMap(Object.keys)])]
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join('\t'))
    .join('\n')
}

const chair = {
  id: 'A1',
  title: 'Almvik Chair',
  price: '995.00 SEK',
  product_type: 'Home > Chairs',
}
const firstProduct = () => [...catalogue.products.values()][0]!

describe('a feed of products', () => {
  it('creates a product with brand, categories, colour, dimensions, stock and pictures', async () => {
    const result = await importText(
      toTable([
        {
          ...chair,
          sale_price: '796.00 SEK',
          brand: 'Ekdal',
          color: 'light grey',
          description: 'A chair with a high back. It stands.',
          product_length: '50 cm',
          product_width: '45 cm',
          product_height: '80 cm',
        },
      ]),
    )
    expect(result).toMatchObject({
      ok: true,
      language: 'en',
      counts: {
        rows: 1,
        products: { created: 1, updated: 0, unchanged: 0 },
        categoriesCreated: 2,
        brandsCreated: 1,
      },
    })
    expect(firstProduct()).toMatchObject({
      externalId: 'A1',
      brandKey: 'ekdal',
      names: { sv: 'Almvik Chair', fi: 'Almvik Chair' },
      aliases: { en: 'almvik-chair-a1' },
      texts: { short: { en: 'A chair with a high back.' } },
      prices: { selling: { se: 796_00 }, regular: { se: 995_00 } },
      discountType: 'SALE_PRICE',
      colorHex: 'C9CBC8',
      dimensions: { length: 500, width: 450, height: 800 },
      picture: { kind: 'dining-chair', color: 'C9CBC8', width: 450, depth: 500, height: 800 },
    })
    expect(firstProduct().skus).toMatchObject([
      { externalId: 'A1', names: { sv: '-' }, stock: { static: 100 } },
    ])
    expect(firstProduct().images.map(({ fileName }) => fileName)).toContain('almvik-chair-a1-2.jpg')
    expect(catalogue.categories.get(firstProduct().categoryKeys[0]!)).toMatchObject({
      names: { en: 'Chairs' },
      parentKey: 'feed:home',
    })
    expect(catalogue.finished).toBe(1)
  })

  it('merges an id in several categories, in any order of its rows', async () => {
    const others = Array.from({ length: 50 }, (_, index) => ({ ...chair, id: `B${index}` }))
    await importText(toTable([chair, ...others, { ...chair, product_type: 'Home > Office' }]))
    expect(catalogue.products.size).toBe(51)
    expect(catalogue.products.get('A1')?.categoryKeys).toEqual([
      'feed:home/chairs',
      'feed:home/office',
    ])
  })

  it('reports a repeated id with another price and keeps the first', async () => {
    const result = await importText(toTable([chair, { ...chair, price: '1.00 SEK' }]))
    expect(faults).toEqual([{ line: 3, id: 'A1', reason: 'repeated-with-other-data' }])
    expect(firstProduct().prices.selling.se).toBe(995_00)
    expect(result).toMatchObject({
      ok: true,
      counts: { skipped: { 'repeated-with-other-data': 1 } },
    })
  })

  it('turns sizes into skus of one product and colours into variants of one another', async () => {
    const rug = { title: 'Rug', price: '500 SEK', item_group_id: 'G' }
    await importText(
      toTable([
        { ...rug, id: '3', color: 'red', size: '60x90' },
        { ...rug, id: '1', color: 'blue', size: '60x90' },
        { ...rug, id: '2', color: 'red', size: '80x150', availability: 'out of stock' },
      ]),
    )
    expect([...catalogue.products.keys()]).toEqual(['2', '1'])
    const [red, blue] = [...catalogue.products.values()]
    expect(red?.skus.map(({ externalId, names }) => [externalId, names.sv])).toEqual([
      ['3', '60x90'],
      ['2', '80x150'],
    ])
    expect(red?.skus[1]?.stock).toEqual({ inStock: 0, oversellable: 0, static: 0 })
    expect(red?.variantGroup).toMatchObject({ key: 'G', isMain: true })
    expect(blue?.variantGroup).toMatchObject({ key: 'G', isMain: false })
    const [redPicture, bluePicture] = [red, blue].map(
      (product) => product?.picture as { design: number },
    )
    expect(redPicture?.design).toBe(bluePicture?.design)
  })

  it('turns sizes with different prices into separate products', async () => {
    const rug = { title: 'Rug', item_group_id: 'G', color: 'red' }
    await importText(
      toTable([
        { ...rug, id: '1', size: '60x90', price: '500 SEK' },
        { ...rug, id: '2', size: '80x150', price: '900 SEK' },
      ]),
    )
    expect(
      [...catalogue.products.values()].map(({ names, prices }) => [names.en, prices.selling.se]),
    ).toEqual([
      ['Rug, 60x90', 500_00],
      ['Rug, 80x150', 900_00],
    ])
  })

  it('gives two products of the same name different addresses', async () => {
    await importText(toTable(['A/1', 'A-1', 'a1'].map((id) => ({ ...chair, id }))))
    const aliases = [...catalogue.products.values()].map(({ aliases }) => aliases.sv)
    expect(new Set(aliases).size).toBe(3)
  })

  it('reuses the existing categories and brands of the shop', async () => {
    for (const category of demoCategories) catalogue.putCategory(category)
    catalogue.putBrand({
      key: 'ekdal-1902',
      name: 'Ekdal',
      descriptions: { ...demoCategories[0]!.descriptions },
    })
    const before = catalogue.categories.size
    const result = await importText(
      toTable([
        { ...chair, brand: 'EKDAL', product_type: 'Furniture > Sofas' },
        { ...chair, id: 'A2', product_type: 'Furniture > Folding wonders' },
        { ...chair, id: 'A3', product_type: '', google_product_category: '460' },
        { ...chair, id: 'A4', product_type: '', google_product_category: '1' },
      ]),
      { language: 'en' },
    )
    expect(result).toMatchObject({ counts: { categoriesCreated: 1 } })
    expect(catalogue.categories.size).toBe(before + 1)
    const created = [...catalogue.categories.values()].at(-1)
    expect(parseSceneName(created?.picture?.replace('.jpg', '') ?? '')).not.toBeNull()
    const keysOf = (id: string) => catalogue.products.get(id)?.categoryKeys
    expect(catalogue.products.get('A1')?.brandKey).toBe('ekdal-1902')
    expect(keysOf('A1')).toEqual(['sofas'])
    expect(keysOf('A2')).toEqual(['feed:furniture/folding-wonders'])
    expect(catalogue.categories.get('feed:furniture/folding-wonders')?.parentKey).toBe('furniture')
    expect(keysOf('A3')).toEqual(['sofas'])
    expect(keysOf('A4')).toEqual(['dining-chairs'])
  })

  it('separates categories with the same name and different parents, run after run', async () => {
    const feed = toTable([
      { ...chair, product_type: 'Kök > Stolar' },
      { ...chair, id: 'A2', product_type: 'Kontor > Stolar' },
    ])
    await importText(feed)
    const again = await importText(feed)
    expect(again).toMatchObject({ counts: { categoriesCreated: 0, brandsCreated: 0 } })
    expect([...catalogue.products.values()].map(({ categoryKeys }) => categoryKeys)).toEqual([
      ['feed:kok/stolar'],
      ['feed:kontor/stolar'],
    ])
  })

  it('changes nothing when run again, and only changed rows of a changed feed', async () => {
    const feed = [chair, { ...chair, id: 'A2' }]
    await importText(toTable(feed))
    expect(await importText(toTable(feed))).toMatchObject({
      counts: { products: { created: 0, updated: 0, unchanged: 2 } },
    })
    expect(
      await importText(toTable([chair, { ...chair, id: 'A2', price: '5 SEK' }])),
    ).toMatchObject({
      counts: { products: { created: 0, updated: 1, unchanged: 1 } },
    })
  })

  it('reads kronor without a country by the language of the feed', async () => {
    const stol = {
      id: '1',
      title: 'Stol',
      price: '150 kr',
      description: 'En stol som ikke er sort og hvid, af træ.',
    }
    expect(await importText(toTable([stol]))).toMatchObject({ language: 'da' })
    expect(firstProduct().prices.selling.dk).toBe(150_00)
    expect(firstProduct().prices.selling.se).toBe(229_00)
  })
})

describe('invalid rows', () => {
  it('are reported with line and reason, and the valid ones are loaded', async () => {
    const feed = Buffer.concat([
      Buffer.from(
        'id\ttitle\tprice\n1\tStol\t99 SEK\n\tBord\t99 SEK\n3\tPall\n4\t"Vas\t9 SEK\n5\tS',
      ),
      Buffer.from([0xe4]),
      Buffer.from('ng\t99 SEK\n6\tSoffa\t0 SEK\n7\tByrå\t5 SEK\n'),
    ])
    const result = await importText(feed)
    expect(faults).toMatchObject([
      { line: 3, reason: 'missing-id' },
      { line: 4, reason: 'wrong-column-count', detail: '2 instead of 3' },
      { line: 5, reason: 'broken-quoting' },
      { line: 6, id: '5', reason: 'invalid-encoding', detail: 'title' },
      { line: 7, id: '6', reason: 'price-not-positive', detail: '0 SEK' },
    ])
    expect([...catalogue.products.keys()]).toEqual(['1', '7'])
    expect(result).toMatchObject({ ok: true, counts: { rows: 7 } })
  })

  it('alone leave the catalogue unchanged', async () => {
    const result = await importText('id\ttitle\tprice\n1\tStol\t-1\n')
    expect(result).toMatchObject({ ok: true, counts: { products: { created: 0 } } })
    expect(catalogue.categories.size + catalogue.brands.size + catalogue.finished).toBe(0)
  })
})

describe('the file', () => {
  const xml = `<rss><channel><language>sv</language><item><g:id>A1</g:id><title>Stol</title><g:price>99 SEK</g:price></item></channel></rss>`

  it.each([
    ['XML', Buffer.from(xml), 'sv'],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${toTable([chair])}`, 'utf16le'), 'en'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${toTable([chair])}`), 'en'],
    [
      'XML in Latin-1',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${xml}`, 'latin1'),
      'sv',
    ],
  ])('may be %s', async (_, feed, language) => {
    expect(await importText(feed)).toMatchObject({ ok: true, language })
    expect([...catalogue.products.keys()]).toEqual(['A1'])
    expect(faults).toEqual([])
  })

  it.each([
    ['', 'empty'],
    [gzipSync(toTable([chair])), 'packed'],
    ['<!doctype html><title>Log in</title>', 'html'],
    ['{"a":1}', 'json'],
    ['name\tcost\n', 'no-columns'],
  ])('%j is rejected and nothing is written', async (text, problem) => {
    expect(await importText(text)).toEqual({ ok: false, problem })
    expect(catalogue.finished).toBe(0)
  })

  it('that is missing or a folder is rejected', async () => {
    expect(await importText('', { path: join(directory, 'none') })).toEqual({
      ok: false,
      problem: 'not-found',
    })
    expect(await importText('', { path: directory })).toEqual({ ok: false, problem: 'not-a-file' })
  })

  it('leaves no temporary file', async () => {
    await importText(toTable([chair]))
    await importText('<html>')
    expect(readdirSync(directory)).toEqual(['feed.bin'])
  })
})

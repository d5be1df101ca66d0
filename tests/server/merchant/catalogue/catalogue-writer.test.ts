import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { openCatalogue } from '#server/merchant/catalogue/catalogue.ts'

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillCatalogue, openTestMerchant, today } from '../graphql/test-merchant.ts'
import {
  inEveryMarket,
  localText,
  product,
  putSmallCatalogue,
  smallCatalogueProducts,
} from './small-catalogue.ts'

async function openDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'catalogue-'))
  return {
    catalogue: join(path, 'catalogue.db'),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  }
}

test('an identical record is unchanged, a changed one is updated and keeps its ids', async () => {
  await using directory = await openDirectory()
  fillCatalogue(directory.catalogue, putSmallCatalogue)
  const before = openCatalogue(directory.catalogue)
  const skuId = before.skusOf(3)[0]!.id
  before.close()

  const writer = openCatalogueWriter(directory.catalogue)
  const table = smallCatalogueProducts[2]!
  expect(writer.putProduct(table)).toBe('unchanged')
  expect(writer.putProduct({ ...table, names: localText('Nytt bord') })).toBe('updated')
  expect(writer.putProduct(product('new', { sv: 'Ny' }))).toBe('created')
  expect(writer.putBrand({ key: 'almo', name: 'Almö', descriptions: localText('From Almö') })).toBe(
    'unchanged',
  )
  writer.finish()
  writer.close()

  const after = openCatalogue(directory.catalogue)
  expect(after.findProduct(3)?.names.sv).toBe('Nytt bord')
  expect(after.skusOf(3)[0]!.id).toBe(skuId)
  expect(after.findProduct(6)?.externalId).toBe('new')
  expect(after.index.size).toBe(6)
  after.close()
})

test('a writer that did not finish leaves the old catalogue unchanged', async () => {
  await using directory = await openDirectory()
  fillCatalogue(directory.catalogue, putSmallCatalogue)
  const before = readFileSync(directory.catalogue)
  const writer = openCatalogueWriter(directory.catalogue)
  writer.putProduct(product('half', { sv: 'Halv' }))
  writer.close()
  expect(readFileSync(directory.catalogue).equals(before)).toBe(true)
  expect(existsSync(`${directory.catalogue}.building`)).toBe(false)
})

test('a second writer is rejected while one is running, and accepted afterwards', async () => {
  await using directory = await openDirectory()
  const writer = openCatalogueWriter(directory.catalogue)
  expect(() => openCatalogueWriter(directory.catalogue)).toThrow('another seed, import or restore')
  writer.close()
  openCatalogueWriter(directory.catalogue).close()
})

test('a product with an unknown category is rejected', async () => {
  await using directory = await openDirectory()
  const writer = openCatalogueWriter(directory.catalogue)
  putSmallCatalogue(writer)
  const lost = product('lost', { sv: 'Borta' }, { categoryKeys: ['nowhere'] })
  expect(() => writer.putProduct(lost)).toThrow('unknown category "nowhere"')
  writer.close()
})

test('two products with the same alias get different addresses', async () => {
  await using directory = await openDirectory()
  fillCatalogue(directory.catalogue, (sink) => {
    putSmallCatalogue(sink)
    sink.putProduct({ ...product('copy', { sv: 'Kopia' }), aliases: localText('soffbord') })
  })
  const catalogue = openCatalogue(directory.catalogue)
  expect(catalogue.findProductByAlias('soffbord', 'sv')?.product.externalId).toBe('soffbord')
  expect(catalogue.findProductByAlias('soffbord-6', 'sv')?.product.externalId).toBe('copy')
  catalogue.close()
})

test('the old address of a renamed product still finds the product', async () => {
  await using directory = await openDirectory()
  fillCatalogue(directory.catalogue, putSmallCatalogue)
  fillCatalogue(directory.catalogue, (sink) => {
    sink.putProduct({ ...smallCatalogueProducts[2]!, aliases: localText('runt-bord') })
  })
  const catalogue = openCatalogue(directory.catalogue)
  const moved = catalogue.findProductByAlias('soffbord', 'sv')
  expect(moved).toMatchObject({ isCurrent: false, product: { aliases: { sv: 'runt-bord' } } })
  catalogue.close()
})

test('a running merchant reads a new catalogue with its new stock count', async () => {
  await using merchant = await openTestMerchant()
  const fetchTable = async () => {
    const { data } = await merchant.request(
      `{ products(filter: { sort: PRICE }) { count } product(alias: "soffbord") { name
        unitPrice { sellingPriceIncVat } totalStock { totalStock } } }`,
    )
    return data
  }
  expect(await fetchTable()).toMatchObject({ products: { count: 4 } })
  fillCatalogue(
    merchant.cataloguePath,
    (sink) => {
      sink.putProduct(product('extra', { sv: 'Extra' }))
      const price = inEveryMarket(150_000)
      const [sku] = smallCatalogueProducts[2]!.skus
      sink.putProduct({
        ...smallCatalogueProducts[2]!,
        prices: { selling: price, regular: price },
        skus: [{ ...sku!, stock: { inStock: 77, oversellable: 0, static: 0 } }],
      })
    },
    new Date(today.getTime() + 60_000),
  )
  await expect.poll(fetchTable, { timeout: 5000 }).toEqual({
    products: { count: 5 },
    product: {
      name: 'Näs soffbord',
      unitPrice: { sellingPriceIncVat: 1500 },
      totalStock: { totalStock: 77 },
    },
  })
})

test('an unreadable new file is reported, and the merchant keeps the old one', async () => {
  await using merchant = await openTestMerchant()
  await rm(merchant.cataloguePath)
  writeFileSync(merchant.cataloguePath, 'no catalogue')
  await expect
    .poll(async () => {
      await merchant.request('{ products { count } }')
      return merchant.reportedErrors.length
    })
    .toBe(1)
  expect((await merchant.request('{ products { count } }')).data.products.count).toBe(4)
})

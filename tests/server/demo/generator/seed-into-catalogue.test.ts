import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCatalogueWriter } from '#server/merchant/catalogue/catalogue-writer.ts'
import { demoProducts } from '#server/demo/generator/demo-products.ts'
import { seedCatalogue } from '#server/demo/generator/generate-catalogue.ts'
import { openReadOnly } from '#server/merchant/store/database.ts'

const now = new Date('2026-11-20T10:00:00Z')
let directory = ''
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'seed-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const path = () => join(directory, 'catalogue.db')

function seed(products: number, { isFinished = true } = {}) {
  const writer = openCatalogueWriter(path(), { isFresh: true, now })
  seedCatalogue(writer, { products, now })
  if (isFinished) writer.finish()
  writer.close()
}

function read<Row>(sql: string, ...values: string[]): Row[] {
  const database = openReadOnly(path())
  const rows = database.prepare(sql).all(...values) as Row[]
  database.close()
  return rows
}

const ids = () => read<{ id: number }>('SELECT id, external_id FROM product ORDER BY id')

it('a seeded catalogue contains every product, with the same ids after another seed', () => {
  seed(150)
  const first = ids()
  expect(first).toHaveLength(150)
  seed(150)
  expect(ids()).toEqual(first)
})

it('a new seed replaces the old one, and an interrupted seed changes nothing', () => {
  seed(150)
  seed(80, { isFinished: false })
  expect(ids()).toHaveLength(150)
  seed(80)
  expect(ids()).toHaveLength(80)
})

it('a demo product is found by its address in any language, and a moved one by its former address', () => {
  seed(60)
  const find = (alias: string, language: string) =>
    read<{ externalId: string }>(
      `SELECT product.external_id AS externalId FROM product_alias
        JOIN product ON product.id = product_id WHERE alias = ? AND language = ?`,
      alias,
      language,
    ).map(({ externalId }) => externalId)
  for (const { externalId, aliases } of Object.values(demoProducts)) {
    for (const [language, alias] of Object.entries(aliases)) {
      expect(find(alias, language)).toEqual([externalId])
    }
  }
  expect(find('solnas-loungegrupp-teak', 'sv')).toEqual([demoProducts.moved.externalId])
})

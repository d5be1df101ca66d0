import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { catalogueLayout } from '#server/merchant/catalogue/catalogue-tables.ts'
import { openCatalogue } from '#server/merchant/catalogue/catalogue.ts'
import { migrateCatalogue } from '#server/merchant/catalogue/migrate-catalogue.ts'
import { fillCatalogue } from '../graphql/test-merchant.ts'
import { putSmallCatalogue } from './small-catalogue.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  path = join(folder, 'catalogue.db')
  fillCatalogue(path, putSmallCatalogue)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a catalogue of the oldest layout gets the tables and index of this one, keeps its ids, and stays beside it', () => {
  const before = contentOf()
  change(`DROP TABLE package_part; DROP INDEX sku_gtin; DELETE FROM index_part; DELETE FROM facet_set;
    DELETE FROM search_term; UPDATE meta SET value = '4' WHERE key = 'layout'`)
  const changes: string[] = []
  migrateCatalogue(path, (moved) => changes.push(moved))
  expect(changes).toEqual([expect.stringContaining('catalogue.db.layout-4')])
  expect(contentOf()).toEqual(before)
  expect(layoutIn(`${path}.layout-4`)).toBe('4')
  migrateCatalogue(path, (moved) => changes.push(moved))
  expect(changes).toHaveLength(1)
})

test.each([
  ['newer', String(Number(catalogueLayout) + 1), 'was made by a newer version'],
  ['unknown', 'six', 'too old'],
])('one of a %s layout is left alone, with one line', (_, layout, line) => {
  change(`UPDATE meta SET value = '${layout}' WHERE key = 'layout'`)
  expect(() => migrateCatalogue(path, () => expect.unreachable())).toThrow(line)
  expect(layoutIn(path)).toBe(layout)
  expect(existsSync(`${path}.building`)).toBe(false)
})

function change(sql: string) {
  const db = new Libsql(path)
  db.exec(sql)
  db.close()
}

function layoutIn(file: string) {
  const db = new Libsql(file)
  const row = db.prepare("SELECT value FROM meta WHERE key = 'layout'").get()
  db.close()
  return (row as { value: string }).value
}

/** Tables, ids and index, as a running shop reads them. */
function contentOf() {
  const db = new Libsql(path)
  const tables = db.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all()
  const terms = db.prepare('SELECT language, term FROM search_term ORDER BY 1, 2').all()
  db.close()
  const catalogue = openCatalogue(path)
  const skus = [1, 2, 3].map((id) => catalogue.skusOf(id))
  const { size } = catalogue.index
  catalogue.close()
  return { tables, terms, skus, size }
}

/**
 * Writes a catalogue file. The file in use is never changed: the writer fills a draft, which is a copy
 * of it or an empty file, and `finish` renames the draft into place. A writer that is killed leaves the
 * old catalogue, and a reader sees either the old one or the new one.
 */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import type { LanguageCode } from '../channel/markets.ts'
import { catalogueLayout, catalogueTables } from './catalogue-tables.ts'
import { buildIndex } from './index/build-index.ts'
import { createRecordTable } from './record-table.ts'
import type {
  BrandRecord,
  CampaignRecord,
  CatalogueSink,
  CategoryRecord,
  ParameterRecord,
} from './product-record.ts'
import { createProductWriter } from './product/product-writer.ts'
import { acquireWriterLock } from './writer-lock.ts'

interface CatalogueWriterOptions {
  /** Begins with an empty catalogue instead of a copy of the existing one. */
  isFresh?: boolean
  /** Time of this stock count. */
  now?: Date
}

/**
 * @param path the catalogue file; created when it does not exist
 * @throws when another writer is running, or the file has the layout of another version
 */
export function openCatalogueWriter(
  path: string,
  { isFresh = false, now = new Date() }: CatalogueWriterOptions = {},
): CatalogueSink & { close(): void } {
  const lock = acquireWriterLock(`${path}.lock`)
  const draftPath = `${path}.building`
  let db: Libsql.Database
  try {
    db = openDraft(path, draftPath, isFresh)
  } catch (error) {
    lock.release()
    throw error
  }

  const parameters = createRecordTable<ParameterRecord>(db, 'parameter')
  const categories = createRecordTable<CategoryRecord>(db, 'category')
  const brands = createRecordTable<BrandRecord>(db, 'brand')
  const campaigns = createRecordTable<CampaignRecord>(db, 'campaign')
  const products = createProductWriter(db, { parameters, categories, brands, campaigns }, now)
  let isOpen = true
  let hasDraft = true

  return {
    putParameter: (record) => void parameters.put(record.identifier, record),
    putCategory(record) {
      if (record.parentKey !== null) categories.idOf(record.parentKey)
      return categories.put(record.key, record)
    },
    putBrand: (record) => brands.put(record.key, record),
    putCampaign: (record) => void campaigns.put(record.key, record),
    putProduct: products.put,
    findCategoryKeyByName: (name, language) =>
      keyByName(categories.records(), name, ({ names }) => names[language as LanguageCode]),
    findBrandKeyByName: (name) => keyByName(brands.records(), name, (brand) => brand.name),
    finish(onProgress) {
      buildIndex(db, onProgress)
      db.prepare("INSERT OR REPLACE INTO meta VALUES ('finished', ?)").run(now.toISOString())
      db.exec('COMMIT')
      closeDatabase()
      syncToDisk(draftPath)
      renameSync(draftPath, path)
      hasDraft = false
      syncToDisk(dirname(path))
    },
    /** Closes the writer; without `finish` its changes are discarded. */
    close() {
      closeDatabase()
      if (hasDraft) rmSync(draftPath, { force: true })
      hasDraft = false
      lock.release()
    },
  }

  function closeDatabase() {
    if (isOpen) db.close()
    isOpen = false
  }
}

function openDraft(path: string, buildPath: string, isFresh: boolean): Libsql.Database {
  rmSync(buildPath, { force: true })
  const isNew = isFresh || !existsSync(path)
  if (!isNew) copyFileSync(path, buildPath)
  const db = new Libsql(buildPath)
  // No durability needed: the file counts only after it is synced and renamed.
  db.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;
    PRAGMA temp_store = MEMORY;`)
  if (isNew) {
    db.exec(catalogueTables)
    db.prepare("INSERT INTO meta VALUES ('layout', ?)").run(catalogueLayout)
  }
  const layout = db.prepare("SELECT value FROM meta WHERE key = 'layout'").get() as {
    value: string
  }
  if (layout.value !== catalogueLayout) {
    db.close()
    throw new Error('the catalogue was made by another version: run `npm run seed` first')
  }
  db.exec('BEGIN')
  return db
}

function keyByName<T>(
  rows: { key: string; record: T }[],
  name: string,
  nameOf: (record: T) => string,
): string | null {
  const wanted = name.trim().toLocaleLowerCase()
  return (
    rows.find(({ record }) => nameOf(record).trim().toLocaleLowerCase() === wanted)?.key ?? null
  )
}

function syncToDisk(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

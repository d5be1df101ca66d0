/** A draft is filled and renamed into place: a killed writer leaves the old catalogue, and a reader sees one or the other. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Libsql from 'libsql'
import type { LanguageCode } from '../channel/markets.ts'
import { catalogueLayout, catalogueStepsFrom, catalogueTables } from './catalogue-tables.ts'
import { formerFile, keepFile } from '../store/copy-database.ts'
import { lockFile, type FileLock } from '../store/file-lock.ts'
import { syncToDisk } from '../store/sync-to-disk.ts'
import { buildIndex } from './index/build-index.ts'
import { createRecordTable } from './record-table.ts'
import type {
  BrandRecord,
  CampaignRecord,
  CatalogueSink,
  CategoryRecord,
  ParameterRecord,
} from './product-record.ts'
import { storePackagePrices } from './product/package-prices.ts'
import { createProductWriter } from './product/product-writer.ts'

interface CatalogueWriterOptions {
  /** Begins with an empty catalogue instead of a copy of the existing one. */
  isFresh?: boolean
  /** Time of this stock count. */
  now?: Date
}

/** Creates a missing file, and moves an older layout forward. Throws when another writer runs, or the layout cannot be moved. */
export function openCatalogueWriter(
  path: string,
  { isFresh = false, now = new Date() }: CatalogueWriterOptions = {},
): CatalogueSink & { close(): void } {
  const lock = lockCatalogue(path)
  const draftPath = `${path}.building`
  let db: Libsql.Database
  let formerLayout: string | null
  try {
    ;({ db, formerLayout } = openDraft(path, draftPath, isFresh))
  } catch (error) {
    lock.release()
    throw error
  }

  const parameters = createRecordTable<ParameterRecord>(db, 'parameter')
  const categories = createRecordTable<CategoryRecord>(db, 'category')
  const brands = createRecordTable<BrandRecord>(db, 'brand')
  const campaigns = createRecordTable<CampaignRecord>(db, 'campaign')
  const products = createProductWriter(db, { parameters, categories, brands, campaigns }, now)

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
      storePackagePrices(db)
      buildIndex(db, onProgress)
      db.prepare("INSERT OR REPLACE INTO meta VALUES ('finished', ?)").run(now.toISOString())
      db.exec('COMMIT')
      db.close()
      syncToDisk(draftPath)
      if (formerLayout !== null) keepFile(path, formerFile(path, formerLayout))
      renameSync(draftPath, path)
      syncToDisk(dirname(path))
    },
    /** Closes the writer; without `finish` its changes are discarded. */
    close() {
      if (db.open) db.close()
      rmSync(draftPath, { force: true })
      lock.release()
    },
  }
}

/** @throws when a seed, an import or a restore is running */
export function lockCatalogue(path: string): FileLock {
  mkdirSync(dirname(path), { recursive: true })
  const lock = lockFile(join(dirname(path), 'catalogue-writer.lock'), 'exclusive')
  if (!lock) throw new Error('another seed, import or restore is at work on this catalogue')
  return lock
}

/** @returns a transaction on the draft, and the layout that the file had before when it was another */
function openDraft(path: string, buildPath: string, isFresh: boolean) {
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
  const { value: layout } = db.prepare("SELECT value FROM meta WHERE key = 'layout'").get() as {
    value: string
  }
  try {
    const steps = catalogueStepsFrom(layout)
    db.exec('BEGIN')
    steps.forEach((step) => db.exec(step))
    db.prepare("UPDATE meta SET value = ? WHERE key = 'layout'").run(catalogueLayout)
    return { db, formerLayout: steps.length > 0 ? layout : null }
  } catch (error) {
    db.close()
    throw error
  }
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

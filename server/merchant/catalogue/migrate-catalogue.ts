import { existsSync } from 'node:fs'
import { formerFile } from '../store/copy-database.ts'
import { queries, readDatabase } from '../store/database.ts'
import { catalogueStepsFrom } from './catalogue-tables.ts'
import { openCatalogueWriter } from './catalogue-writer.ts'

/**
 * Moves an older version's catalogue to this layout; the old file stays beside it. Takes minutes for a large one.
 *
 * @throws when that is impossible
 */
export function migrateCatalogue(path: string, onMigration: (change: string) => void): void {
  if (!existsSync(path)) return
  const layout = layoutOf(path)
  if (catalogueStepsFrom(layout).length === 0) return
  onMigration(`${path}; its former content stays in ${formerFile(path, layout)}`)
  const writer = openCatalogueWriter(path)
  try {
    writer.finish()
  } finally {
    writer.close()
  }
}

/** @throws when the file is no catalogue */
export const layoutOf = (path: string): string =>
  readDatabase(
    path,
    (db) => queries(db).column<string>("SELECT value FROM meta WHERE key = 'layout'").get() ?? '',
  )

import { existsSync } from 'node:fs'
import { formerFile } from '../store/copy-database.ts'
import { openReadOnly, queries } from '../store/database.ts'
import { catalogueStepsFrom } from './catalogue-tables.ts'
import { openCatalogueWriter } from './catalogue-writer.ts'

/**
 * Moves an older version's catalogue to this layout; the new file replaces it when complete, and the old one stays
 * beside it. Throws when that is impossible.
 *
 * @param onMigration called before the work, which takes minutes for a large catalogue
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
export function layoutOf(path: string): string {
  const db = openReadOnly(path)
  try {
    const layout = queries(db).column<string>("SELECT value FROM meta WHERE key = 'layout'").get()
    return layout ?? ''
  } finally {
    db.close()
  }
}

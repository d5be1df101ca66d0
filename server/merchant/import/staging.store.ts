import { rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { FeedItem } from './product/feed-item.ts'

export interface StagedRow {
  line: number
  item: FeedItem
}

/** Rows that become one product, by line; `isVariant` when their group has other products too. */
export interface StagedProduct {
  rows: StagedRow[]
  isVariant: boolean
  /** First product of its group in the feed. */
  isFirstOfGroup: boolean
}

/**
 * A temporary table on disk between reading and writing. Rows of one product may be anywhere in a
 * feed. The table groups them without keeping the feed in memory, and nothing is written to the
 * catalogue before the whole feed has been read. Its file has no name once it is open, so that the system removes it when
 * the import ends, however it ends; where open files keep their names, as in Windows, it is removed at the end. One import
 * writes to a folder at a time, so that the next one removes what another left that was killed before.
 */
export function createStagingTable(directory: string) {
  const path = join(directory, 'feed-import.tmp')
  const remove = () => rmSync(path, { force: true })
  remove()
  const database = new Database(path)
  database.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    CREATE TABLE staged_row (
      product_key TEXT NOT NULL, group_id TEXT, line INTEGER NOT NULL, item TEXT NOT NULL
    );
    BEGIN;
  `)
  try {
    remove()
  } catch {
    // Removed by `close`.
  }
  const insert = database.prepare('INSERT INTO staged_row VALUES (?, ?, ?, ?)')
  let isReading = false

  return {
    put(line: number, item: FeedItem) {
      insert.run(productKeyOf(item), item.groupId ?? null, line, JSON.stringify(item))
    },

    /** Products in the order in which the feed first names them. */
    *products(): Generator<StagedProduct> {
      if (!isReading) database.exec('COMMIT')
      isReading = true
      const products = database
        .prepare(
          `WITH variant_group AS (
             SELECT group_id, min(line) AS first_line, count(DISTINCT product_key) AS size
             FROM staged_row WHERE group_id IS NOT NULL GROUP BY group_id
           )
           SELECT json_group_array(json_object('line', line, 'item', json(item)) ORDER BY line) AS rows,
             coalesce(size, 1) > 1 AS isVariant, min(line) = first_line AS isFirstOfGroup
           FROM staged_row LEFT JOIN variant_group USING (group_id)
           GROUP BY product_key ORDER BY min(line)`,
        )
        .iterate() as Iterable<Record<'isVariant' | 'isFirstOfGroup', unknown> & { rows: string }>
      for (const { rows, isVariant, isFirstOfGroup } of products)
        yield {
          rows: JSON.parse(rows) as StagedRow[],
          isVariant: Boolean(isVariant),
          isFirstOfGroup: Boolean(isFirstOfGroup),
        }
    },

    countProducts(): number {
      const count = 'SELECT count(DISTINCT product_key) AS products FROM staged_row'
      return (database.prepare(count).get() as { products: number }).products
    },

    close() {
      database.close()
      remove()
    },
  }
}

/**
 * Sizes of one colour are skus of one product. Another colour, material or pattern of the group is
 * another product, and so is each row without a size.
 */
function productKeyOf(item: FeedItem): string {
  if (!item.groupId || !item.size) return `id\n${item.id}`
  const variant = [item.color, item.material, item.pattern].map((text) => text?.toLowerCase() ?? '')
  return ['group', item.groupId, ...variant].join('\n')
}

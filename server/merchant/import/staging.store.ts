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
 * Rows of one product may be anywhere in a feed: grouped on disk, and nothing is written before the whole feed was
 * read. The file has no name once open, so that the system removes it, however the import ends; where names stay, as in
 * Windows, at the end. One import writes to a folder at a time, so that the next one removes what a killed one left.
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

/** Sizes of one colour are skus; another colour, material or pattern is another product, and so is a row without a size. */
function productKeyOf(item: FeedItem): string {
  if (!item.groupId || !item.size) return `id\n${item.id}`
  const variant = [item.color, item.material, item.pattern].map((text) => text?.toLowerCase() ?? '')
  return ['group', item.groupId, ...variant].join('\n')
}

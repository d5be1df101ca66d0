/** Rows of JSON. Initial content is renewed at each start, until staff replace a row and unset its `is_delivered`. */
import { queries, transaction, type Database } from '../store/database.ts'
import type { AreaRecord, MenuRecord } from './content-record.ts'

export const contentTables = `
CREATE TABLE content_area (
  id INTEGER PRIMARY KEY,
  document TEXT NOT NULL,
  is_delivered INTEGER NOT NULL
) STRICT;
CREATE TABLE content_menu (
  id TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  is_delivered INTEGER NOT NULL
) STRICT;
`

export type ContentStore = ReturnType<typeof readContent>

/** Writes the initial content, and reads what there is then: a few rows that every page needs. */
export function readContent(
  db: Database,
  initial: { areas: readonly AreaRecord[]; menus: readonly MenuRecord[] },
) {
  return {
    areas: documents(db, 'content_area', initial.areas),
    menus: documents(db, 'content_menu', initial.menus),
  }
}

function documents<Row extends { id: number | string }>(
  db: Database,
  table: 'content_area' | 'content_menu',
  initial: readonly Row[],
): readonly Row[] {
  const write = db.prepare(`INSERT INTO ${table} (id, document, is_delivered) VALUES (?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET document = excluded.document WHERE is_delivered = 1`)
  transaction(db, () => {
    for (const row of initial) write.run(row.id, JSON.stringify(row))
  })
  const select = queries(db).column<string>(`SELECT document AS value FROM ${table} ORDER BY id`)
  return select.all().map((document) => JSON.parse(document) as Row)
}

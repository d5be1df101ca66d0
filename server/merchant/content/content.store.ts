/**
 * Pages, areas and menus as rows of JSON. Initial content is renewed at each start, until staff
 * replace a row.
 */
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

export type ContentStore = ReturnType<typeof createContentStore>

/** @param initialContent initial content */
export function createContentStore(
  db: Database,
  initialContent: { areas: readonly AreaRecord[]; menus: readonly MenuRecord[] },
) {
  const areas = documentTable(db, 'content_area', initialContent.areas)
  const menus = documentTable(db, 'content_menu', initialContent.menus)
  return { areas: areas.all, menus: menus.all, putArea: areas.put, putMenu: menus.put }
}

function documentTable<Row extends { id: number | string }>(
  db: Database,
  table: 'content_area' | 'content_menu',
  initial: readonly Row[],
) {
  const select = queries(db).column<string>(`SELECT document AS value FROM ${table} ORDER BY id`)
  const upsert = `INSERT INTO ${table} (id, document, is_delivered) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET document = excluded.document, is_delivered = excluded.is_delivered`
  const writeInitial = db.prepare(`${upsert} WHERE is_delivered = 1`)
  const write = db.prepare(upsert)
  const read = () => select.all().map((document) => JSON.parse(document) as Row)
  transaction(db, () => {
    for (const row of initial) writeInitial.run(row.id, JSON.stringify(row), 1)
  })
  // Every page needs these few rows, so they are cached until one changes.
  let rows: readonly Row[] = read()
  return {
    all: () => rows,
    put(row: Row): void {
      write.run(row.id, JSON.stringify(row), 0)
      rows = read()
    },
  }
}

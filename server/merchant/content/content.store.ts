/**
 * Pages, areas and menus as rows of JSON. Initial content is renewed at each start, until staff
 * replace a row.
 */
import { transaction, type Database } from '../store/database.ts'
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

export interface ContentStore {
  areas(): readonly AreaRecord[]
  menus(): readonly MenuRecord[]
  putArea(area: AreaRecord): void
  putMenu(menu: MenuRecord): void
}

/** @param initialContent initial content */
export function createContentStore(
  db: Database,
  initialContent: { areas: readonly AreaRecord[]; menus: readonly MenuRecord[] },
): ContentStore {
  transaction(db, () => {
    for (const area of initialContent.areas) writeInitial(db, 'content_area', area)
    for (const menu of initialContent.menus) writeInitial(db, 'content_menu', menu)
  })
  // Every page needs these few rows, so they are cached until one changes.
  let areas = readAll<AreaRecord>(db, 'content_area')
  let menus = readAll<MenuRecord>(db, 'content_menu')
  return {
    areas: () => areas,
    menus: () => menus,
    putArea(area) {
      put(db, 'content_area', area)
      areas = readAll(db, 'content_area')
    },
    putMenu(menu) {
      put(db, 'content_menu', menu)
      menus = readAll(db, 'content_menu')
    },
  }
}

type Table = 'content_area' | 'content_menu'

function writeInitial(db: Database, table: Table, row: { id: number | string }): void {
  db.prepare(
    `INSERT INTO ${table} (id, document, is_delivered) VALUES (?, ?, 1)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document WHERE is_delivered = 1`,
  ).run(row.id, JSON.stringify(row))
}

function put(db: Database, table: Table, row: { id: number | string }): void {
  db.prepare(
    `INSERT INTO ${table} (id, document, is_delivered) VALUES (?, ?, 0)
     ON CONFLICT (id) DO UPDATE SET document = excluded.document, is_delivered = 0`,
  ).run(row.id, JSON.stringify(row))
}

function readAll<T>(db: Database, table: Table): T[] {
  const rows = db.prepare(`SELECT document FROM ${table} ORDER BY id`).all()
  return (rows as { document: string }[]).map(({ document }) => JSON.parse(document) as T)
}

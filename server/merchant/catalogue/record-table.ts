/** Maps the keys of a source to row ids, in memory while a catalogue is written. */
import { queries, type Database } from '../store/database.ts'
import type { PutOutcome } from './product-record.ts'

export function createRecordTable<T>(db: Database, table: string) {
  const stored = queries(db).query<{ id: number; key: string; json: string }>(
    `SELECT id, key, record AS json FROM ${table}`,
  )
  const rows = new Map(stored.all().map(({ key, id, json }) => [key, { id, json }]))
  const insert = db.prepare(`INSERT INTO ${table} (key, record) VALUES (?, ?)`)
  const update = db.prepare(`UPDATE ${table} SET record = ? WHERE id = ?`)

  return {
    /** @throws when the key is unknown; the source must put its record before it refers to it */
    idOf(key: string): number {
      const row = rows.get(key)
      if (!row) throw new Error(`unknown ${table} "${key}"`)
      return row.id
    },
    put(key: string, record: T): PutOutcome {
      const json = JSON.stringify(record)
      const row = rows.get(key)
      if (row?.json === json) return 'unchanged'
      if (row) update.run(json, row.id)
      const id = row?.id ?? Number(insert.run(key, json).lastInsertRowid)
      rows.set(key, { id, json })
      return row ? 'updated' : 'created'
    },
    records: () =>
      [...rows].map(([key, { id, json }]) => ({ id, key, record: JSON.parse(json) as T })),
  }
}

/** Maps the keys of a source to row ids, in memory while a catalogue is written. */
import type { Database } from '../store/database.ts'
import type { PutOutcome } from './product-record.ts'

export function createRecordTable<T>(db: Database, table: string) {
  const rows = new Map<string, { id: number; json: string }>()
  for (const row of db.prepare(`SELECT id, key, record FROM ${table}`).all() as Row[]) {
    rows.set(row.key, { id: row.id, json: row.record })
  }
  const insert = db.prepare(`INSERT INTO ${table} (id, key, record) VALUES (?, ?, ?)`)
  const update = db.prepare(`UPDATE ${table} SET record = ? WHERE id = ?`)
  let lastId = Math.max(0, ...[...rows.values()].map(({ id }) => id))

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
      else insert.run((lastId += 1), key, json)
      rows.set(key, { id: row?.id ?? lastId, json })
      return row ? 'updated' : 'created'
    },
    records: () =>
      [...rows].map(([key, { id, json }]) => ({ id, key, record: JSON.parse(json) as T })),
  }
}

interface Row {
  id: number
  key: string
  record: string
}

/**
 * Reads and writes the rows of a table as objects. Fields have the names of the columns in camel case; a
 * time, `created_at`, is `createdAtMs`. `lifetime_s AS lifetimeSeconds` names a field otherwise.
 */
import type { Database } from './database.ts'

type Value = string | number | null
/** Values of fields, or a condition in SQL with its values. */
type Where<Row> = Partial<Row> | readonly [condition: string, ...values: Value[]]

/** @param formats fields that are stored as JSON, or as 0 and 1 */
export function table<Row extends object>(
  name: string,
  columnText: string,
  formats: { readonly [Field in keyof Row]?: 'json' | 'boolean' } = {},
) {
  const columns = columnText.split(',').map((text) => {
    const [column = '', field = fieldOf(column)] = text.trim().split(' AS ')
    return { column, field: field as keyof Row & string }
  })
  const selected = columns.map(({ column, field }) => `${column} AS ${field}`).join(', ')

  function stored(field: keyof Row, value: unknown): Value {
    const isJson = formats[field] === 'json' && value !== null
    return isJson ? JSON.stringify(value) : ((typeof value === 'boolean' ? +value : value) as Value)
  }
  function read(row: unknown): Row {
    const fields = row as Record<keyof Row, unknown>
    for (const field of Object.keys(formats) as (keyof Row)[]) {
      const value = fields[field]
      fields[field] = formats[field] === 'json' ? JSON.parse(String(value)) : value === 1
    }
    return fields as Row
  }
  /** The columns of the present fields, with their values; other properties are left out. */
  function present(row: Partial<Row>) {
    const given = columns.filter(({ field }) => row[field] !== undefined)
    return {
      names: given.map(({ column }) => column),
      values: given.map(({ field }) => stored(field, row[field])),
    }
  }
  function conditionOf(where: Where<Row>): { sql: string; values: Value[] } {
    if (Array.isArray(where)) return { sql: where[0] as string, values: where.slice(1) as Value[] }
    const { names, values } = present(where as Partial<Row>)
    return { sql: names.map((column) => `${column} = ?`).join(' AND '), values }
  }
  function all(db: Database, where: Where<Row>): Row[] {
    const { sql, values } = conditionOf(where)
    return db
      .prepare(`SELECT ${selected} FROM ${name} WHERE ${sql}`)
      .all(...values)
      .map(read)
  }

  return {
    all,
    find: (db: Database, where: Where<Row>): Row | null => all(db, where)[0] ?? null,
    count(db: Database, where: Where<Row>): number {
      const { sql, values } = conditionOf(where)
      const counted = db.prepare(`SELECT count(*) AS count FROM ${name} WHERE ${sql}`)
      return (counted.get(...values) as { count: number }).count
    },
    /** Whether a row was written: a conflict may leave the table unchanged. */
    insert(db: Database, row: Partial<Row>, onConflict = ''): boolean {
      const { names, values } = present(row)
      const places = names.map(() => '?').join(', ')
      const sql = `INSERT INTO ${name} (${names.join(', ')}) VALUES (${places}) ${onConflict}`
      return db.prepare(sql).run(...values).changes === 1
    },
    /** Returns the number of changed rows. */
    update(db: Database, changed: Partial<Row>, where: Where<Row>): number {
      const { names, values } = present(changed)
      const condition = conditionOf(where)
      const assignments = names.map((column) => `${column} = ?`).join(', ')
      const sql = `UPDATE ${name} SET ${assignments} WHERE ${condition.sql}`
      return db.prepare(sql).run(...values, ...condition.values).changes
    },
    /** Deletes rows and returns them. */
    remove(db: Database, where: Where<Row>): Row[] {
      const { sql, values } = conditionOf(where)
      return db
        .prepare(`DELETE FROM ${name} WHERE ${sql} RETURNING ${selected}`)
        .all(...values)
        .map(read)
    },
  }
}

function fieldOf(column: string): string {
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return /(^|_)at$/.test(column) ? `${name}Ms` : name
}

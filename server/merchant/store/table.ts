/** Fields have the columns' names in camel case; a time, `created_at`, is `createdAtMs`. */
import { queries, type Database } from './database.ts'

type Value = string | number | null
/** Values of fields, or a condition in SQL with its values. */
type Where<Row> = Partial<Row> | readonly [condition: string, ...values: Value[]]

type Fields<Row, Text extends string> = { readonly [Field in keyof Row]?: Text }

/** JSON, 0 and 1 are `formats`; `others` have another name than their column, or are an expression, which is read only. */
export function table<Row extends object>(
  name: string,
  formats: Fields<Row, 'json' | 'boolean'> = {},
  others: Fields<Row, string> = {},
) {
  const layouts = new WeakMap<Database, ReturnType<typeof readLayout>>()

  function layoutOf(db: Database) {
    const layout = layouts.get(db) ?? readLayout(db)
    layouts.set(db, layout)
    return layout
  }
  function readLayout(db: Database) {
    const named = Object.entries(others) as [string, string][]
    const columns = queries(db).column<string>('SELECT name AS value FROM pragma_table_info(?)')
    const fields = columns.all(name).map((column) => {
      const [field] = named.find(([, other]) => other === column) ?? [fieldOf(column)]
      return { column, field: field as keyof Row & string }
    })
    const read = new Map([...fields.map(({ field, column }) => [field, column] as const), ...named])
    const selected = [...read].map(([field, column]) => `${column} AS ${field}`).join(', ')
    return { fields, selected }
  }
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
  function present(db: Database, row: Partial<Row>) {
    const given = layoutOf(db).fields.filter(({ field }) => row[field] !== undefined)
    return {
      names: given.map(({ column }) => column),
      values: given.map(({ field }) => stored(field, row[field])),
    }
  }
  function conditionOf(db: Database, where: Where<Row>): { sql: string; values: Value[] } {
    if (Array.isArray(where)) return { sql: where[0] as string, values: where.slice(1) as Value[] }
    const { names, values } = present(db, where as Partial<Row>)
    return { sql: names.map((column) => `${column} = ?`).join(' AND '), values }
  }
  function all(db: Database, where: Where<Row>): Row[] {
    const { sql, values } = conditionOf(db, where)
    return db
      .prepare(`SELECT ${layoutOf(db).selected} FROM ${name} WHERE ${sql}`)
      .all(...values)
      .map(read)
  }

  return {
    all,
    find: (db: Database, where: Where<Row>): Row | null => all(db, where)[0] ?? null,
    count(db: Database, where: Where<Row>): number {
      const { sql, values } = conditionOf(db, where)
      const counted = db.prepare(`SELECT count(*) AS count FROM ${name} WHERE ${sql}`)
      return (counted.get(...values) as { count: number }).count
    },
    /** Whether a row was written: a conflict may leave the table unchanged. */
    insert(db: Database, row: Partial<Row>, onConflict = ''): boolean {
      const { names, values } = present(db, row)
      const places = names.map(() => '?').join(', ')
      const sql = `INSERT INTO ${name} (${names.join(', ')}) VALUES (${places}) ${onConflict}`
      return db.prepare(sql).run(...values).changes === 1
    },
    /** Returns the number of changed rows. */
    update(db: Database, changed: Partial<Row>, where: Where<Row>): number {
      const { names, values } = present(db, changed)
      const condition = conditionOf(db, where)
      const assignments = names.map((column) => `${column} = ?`).join(', ')
      const sql = `UPDATE ${name} SET ${assignments} WHERE ${condition.sql}`
      return db.prepare(sql).run(...values, ...condition.values).changes
    },
    /** Deletes rows and returns them. */
    remove(db: Database, where: Where<Row>): Row[] {
      const { sql, values } = conditionOf(db, where)
      return db
        .prepare(`DELETE FROM ${name} WHERE ${sql} RETURNING ${layoutOf(db).selected}`)
        .all(...values)
        .map(read)
    },
  }
}

function fieldOf(column: string): string {
  const name = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return /(^|_)at$/.test(column) ? `${name}Ms` : name
}

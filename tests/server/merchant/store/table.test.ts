import { expect, test } from 'vitest'
import { openDatabase } from '#server/merchant/store/database.ts'
import { table } from '#server/merchant/store/table.ts'

interface Parcel {
  id: number
  sentAtMs: number
  seconds: number
  tags: string[] | null
  isLost: boolean
}

const formats = { tags: 'json', isLost: 'boolean' } as const
const parcels = table<Parcel>('parcel', formats, { seconds: 'lifetime_s' })

function open() {
  const db = openDatabase(':memory:')
  db.exec(`CREATE TABLE parcel (id INTEGER PRIMARY KEY, sent_at INTEGER, lifetime_s INTEGER,
    tags TEXT, is_lost INTEGER NOT NULL DEFAULT 0) STRICT`)
  return Object.assign(db, { [Symbol.dispose]: () => db.close() })
}

test('a row is written and read as an object, without the properties that it has no column for', () => {
  using db = open()
  const parcel = { id: 1, sentAtMs: 2, seconds: 3, tags: ['a'], isLost: true }
  expect(parcels.insert(db, { ...parcel, other: 'x' } as Parcel)).toBe(true)
  expect({ ...parcels.find(db, { id: 1 }) }).toEqual(parcel)
  expect(parcels.insert(db, { id: 1 }, 'ON CONFLICT DO NOTHING')).toBe(false)
})

test('a field may be an expression, which is only read', () => {
  using db = open()
  const lost = table<Parcel & { twice: number }>('parcel', formats, { twice: 'id * 2' })
  lost.insert(db, { id: 4, twice: 1 })
  expect(lost.find(db, { id: 4 })).toMatchObject({ id: 4, twice: 8 })
})

test('absent fields have the defaults of the table, and null JSON stays null', () => {
  using db = open()
  parcels.insert(db, { id: 1, tags: null })
  expect(parcels.find(db, { isLost: false })).toMatchObject({ id: 1, tags: null, isLost: false })
  expect(parcels.find(db, { id: 2 })).toBeNull()
})

test('rows are changed, counted and removed by fields or by a condition', () => {
  using db = open()
  for (const id of [1, 2, 3]) parcels.insert(db, { id, sentAtMs: id })
  expect(parcels.update(db, { seconds: 9 }, ['sent_at > ?', 1])).toBe(2)
  expect(parcels.count(db, { seconds: 9 })).toBe(2)
  expect(parcels.all(db, ['true ORDER BY id DESC']).map(({ id }) => id)).toEqual([3, 2, 1])
  expect(parcels.remove(db, { seconds: 9 }).map(({ id }) => id)).toEqual([2, 3])
  expect(parcels.count(db, ['true'])).toBe(1)
})

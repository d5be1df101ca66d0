import { expect, test } from 'vitest'
import { openDatabase, transaction } from '#server/merchant/store/database.ts'
import { migrate, migrateAll } from '#server/merchant/store/migrate.ts'

const first = 'CREATE TABLE one (a INTEGER) STRICT'
const second = 'ALTER TABLE one ADD COLUMN b INTEGER'

function open() {
  const db = openDatabase(':memory:')
  return Object.assign(db, { [Symbol.dispose]: () => db.close() })
}

test('steps run once each, in order, and later ones are added to an existing database', () => {
  using db = open()
  migrate(db, 'shop', [first])
  db.exec('INSERT INTO one VALUES (1)')
  migrate(db, 'shop', [first, second])
  migrate(db, 'shop', [first, second])
  expect(db.prepare('SELECT a, b FROM one').get()).toMatchObject({ a: 1, b: null })
})

test('a step that was changed after it ran is rejected', () => {
  using db = open()
  migrate(db, 'shop', [first])
  expect(() => migrate(db, 'shop', [first.replace('a INTEGER', 'c TEXT')])).toThrow('changed after')
})

test('a database of a newer version is rejected', () => {
  using db = open()
  migrate(db, 'shop', [first, second])
  expect(() => migrate(db, 'shop', [first])).toThrow('newer version')
})

test('a failing step is rolled back with those before it', () => {
  using db = open()
  expect(() => migrate(db, 'shop', [first, 'CREATE nonsense'])).toThrow()
  migrate(db, 'shop', [first, second])
  expect(db.prepare('SELECT count(*) AS count FROM one').get()).toMatchObject({ count: 0 })
})

test('domains have separate step numbers', () => {
  using db = open()
  migrate(db, 'shop', [first])
  migrate(db, 'stock', ['CREATE TABLE two (a INTEGER) STRICT'])
  expect(db.prepare('SELECT count(*) AS count FROM two').get()).toMatchObject({ count: 0 })
})

test('a database with data is backed up before the first statement, and only when it is behind', () => {
  using db = open()
  const layouts: number[] = []
  const backUp = (layout: number) => {
    layouts.push(layout)
    expect(db.inTransaction).toBe(false)
    expect(() => db.prepare('SELECT b FROM one')).toThrow()
  }
  migrateAll(db, { shop: [first] }, backUp)
  expect(layouts).toEqual([])
  const later = { shop: [first, second], stock: ['CREATE TABLE two (a INTEGER) STRICT'] }
  migrateAll(db, later, backUp)
  migrateAll(db, later, backUp)
  expect(layouts).toEqual([1])
  expect(db.prepare('SELECT count(b) AS count FROM one, two').get()).toMatchObject({ count: 0 })
})

test('all domains are moved forward, or none', () => {
  using db = open()
  migrateAll(db, { shop: [first] }, () => undefined)
  const later = { shop: [first, second], stock: ['CREATE nonsense'] }
  expect(() => migrateAll(db, later, () => undefined)).toThrow()
  expect(() => db.prepare('SELECT b FROM one')).toThrow()
})

test('a database with a domain of a newer version is rejected, without a backup', () => {
  using db = open()
  migrateAll(db, { shop: [first], gifts: ['CREATE TABLE two (a INTEGER) STRICT'] }, () => undefined)
  const backUp = () => expect.unreachable()
  expect(() => migrateAll(db, { shop: [first, second] }, backUp)).toThrow('newer version')
})

test('a transaction that throws is rolled back, also inside another one', () => {
  using db = open()
  migrate(db, 'shop', [first])
  const fail = () =>
    transaction(db, () => {
      db.exec('INSERT INTO one VALUES (1)')
      transaction(db, () => db.exec('INSERT INTO one VALUES (2)'))
      throw new Error('no')
    })
  expect(fail).toThrow('no')
  expect(db.prepare('SELECT count(*) AS count FROM one').get()).toMatchObject({ count: 0 })
})

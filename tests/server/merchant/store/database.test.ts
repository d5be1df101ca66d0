import { expect, it, onTestFinished } from 'vitest'

import { openDatabase, transaction } from '#server/merchant/store/database.ts'

function openTable() {
  const db = openDatabase(':memory:')
  onTestFinished(() => void db.close())
  db.exec('CREATE TABLE goods (name TEXT PRIMARY KEY) STRICT')
  return db
}

it('a failed transaction writes nothing, and the next one is possible', () => {
  const db = openTable()
  const fail = () => {
    db.exec("INSERT INTO goods VALUES ('sofa')")
    throw new Error('no more')
  }
  expect(() => transaction(db, fail)).toThrow('no more')
  transaction(db, () => db.exec("INSERT INTO goods VALUES ('chair')"))
  expect(db.prepare('SELECT name FROM goods').all()).toEqual([{ name: 'chair' }])
})

it('an error that ends the transaction itself, as a full disk does, is the one reported', () => {
  const db = openTable()
  db.exec("INSERT INTO goods VALUES ('sofa')")
  const twice = () => db.exec("INSERT OR ROLLBACK INTO goods VALUES ('sofa')")
  expect(() => transaction(db, twice)).toThrow('UNIQUE constraint failed')
  expect(db.inTransaction).toBe(false)
})

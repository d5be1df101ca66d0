import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '#server/merchant/store/database.ts'
import { swapDatabase } from '#server/merchant/seed/swap-database.ts'

let directory = ''
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'swap-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const path = (name: string) => join(directory, name)

function write(name: string, word: string) {
  const database = openDatabase(path(name))
  database.exec('CREATE TABLE IF NOT EXISTS word (word TEXT)')
  database.prepare('INSERT INTO word VALUES (?)').run(word)
  return database
}

function read(name: string): string[] {
  const database = openDatabase(path(name))
  const rows = database.prepare('SELECT word FROM word').all() as { word: string }[]
  database.close()
  return rows.map(({ word }) => word)
}

it('puts the new catalogue in place and leaves nothing of the old one behind', () => {
  write('catalogue.db', 'old').close()
  write('fresh.db', 'new').close()
  swapDatabase(path('fresh.db'), path('catalogue.db'))
  expect(read('catalogue.db')).toEqual(['new'])
  expect(existsSync(path('fresh.db'))).toBe(false)
})

it('works when there was no catalogue before', () => {
  write('fresh.db', 'first').close()
  swapDatabase(path('fresh.db'), path('catalogue.db'))
  expect(read('catalogue.db')).toEqual(['first'])
  expect(readdirSync(directory).filter((name) => name.startsWith('fresh'))).toEqual([])
})

it('a shop that has the old catalogue open reads on until it opens the new one', () => {
  const shop = write('catalogue.db', 'old')
  write('fresh.db', 'new').close()
  swapDatabase(path('fresh.db'), path('catalogue.db'))
  expect(shop.prepare('SELECT word FROM word').all()).toEqual([{ word: 'old' }])
  shop.close()
  expect(read('catalogue.db')).toEqual(['new'])
})

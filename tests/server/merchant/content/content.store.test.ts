import { contentTables, readContent } from '#server/merchant/content/content.store.ts'
import type { MenuRecord } from '#server/merchant/content/content-record.ts'
import { openDatabase } from '#server/merchant/store/database.ts'

import { expect, test } from 'vitest'
import { localText } from '../catalogue/small-catalogue.ts'

const menu = (id: string, title: string): MenuRecord => ({
  id,
  name: id,
  locations: [id],
  titles: localText(title),
  items: [],
})

const titles = (menus: readonly MenuRecord[]) => menus.map((menu) => menu.titles.sv)

test('content of the demo is replaced by a new version; content of staff stays', () => {
  const db = openDatabase(':memory:')
  db.exec(contentTables)
  readContent(db, { areas: [], menus: [menu('a', 'Old'), menu('b', 'Ours')] })
  db.exec("UPDATE content_menu SET is_delivered = 0 WHERE id = 'b'")
  const { menus } = readContent(db, { areas: [], menus: [menu('a', 'New'), menu('b', 'New')] })
  expect(titles(menus)).toEqual(['New', 'Ours'])
  db.close()
})

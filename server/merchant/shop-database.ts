import { accountTables } from './accounts/accounts.ts'
import { alertTables, priceAlertTables, stockAlertTables } from './accounts/customer/alert.store.ts'
import { commerceTables } from './buying/commerce.ts'
import { reviewPictureTables, reviewTables } from './catalogue/review/review.store.ts'
import { stockTables } from './catalogue/stock/stock.store.ts'
import { contentTables } from './content/content.store.ts'
import { healthTable } from './health.ts'
import { copyDatabase, formerFile } from './store/copy-database.ts'
import { openDatabase, readDatabase, type Database } from './store/database.ts'
import { checkedLayout, migrateAll, type Domains } from './store/migrate.ts'

/** Migrations in the order in which they were added: append, never change. */
const domains: Domains = {
  stock: [stockTables],
  commerce: commerceTables,
  accounts: accountTables,
  content: [contentTables],
  reviews: [reviewTables, reviewPictureTables],
  'stock alerts': [stockAlertTables],
  'price alerts': [priceAlertTables],
  alerts: [alertTables],
  health: [healthTable],
}

/** Carts, orders, customers. An older version's is moved forward, and its content stays in a file beside it. Throws for a newer one's. */
export function openShopDatabase(path: string, onMigration: (change: string) => void): Database {
  const db = openDatabase(path)
  try {
    migrateAll(db, domains, (layout) => {
      const former = formerFile(path, layout)
      onMigration(`${path}; its former content stays in ${former}`)
      copyDatabase(db, former)
    })
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** @throws when this version cannot open a `shop.db` */
export const checkShopDatabase = (path: string) =>
  readDatabase(path, (db) => checkedLayout(db, domains))

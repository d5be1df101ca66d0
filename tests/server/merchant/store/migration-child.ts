/** Moves one database after another forward; prints the number of each before its last step. */
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase, formerFile } from '#server/merchant/store/copy-database.ts'
import { openDatabase } from '#server/merchant/store/database.ts'
import { migrateAll } from '#server/merchant/store/migrate.ts'
import { allSteps, firstSteps } from './migration-steps.ts'

const [folder = ''] = process.argv.slice(2)
for (let number = 1; ; number++) {
  const path = join(folder, `${number}.db`)
  const db = openDatabase(path)
  migrateAll(db, { shop: firstSteps }, () => undefined)
  writeSync(1, `${number}\n`)
  migrateAll(db, { shop: allSteps }, (layout) => copyDatabase(db, formerFile(path, layout)))
  db.close()
}

/** Writes rows as fast as it can, and prints each number once its commit has returned. */
import { writeSync } from 'node:fs'
import { openDatabase, transaction } from '#server/merchant/store/database.ts'
import { migrate } from '#server/merchant/store/migrate.ts'

const [path = '', from = '1'] = process.argv.slice(2)
const db = openDatabase(path)
migrate(db, 'crash', [
  'CREATE TABLE row_pair (number INTEGER, half INTEGER, PRIMARY KEY (number, half)) STRICT',
])
const insert = db.prepare('INSERT INTO row_pair VALUES (?, ?)')
for (let number = Number(from); ; number++) {
  transaction(db, () => {
    insert.run(number, 1)
    insert.run(number, 2)
  })
  // Straight to the pipe: a buffered line would not be an acknowledgement.
  writeSync(1, `${number}\n`)
}

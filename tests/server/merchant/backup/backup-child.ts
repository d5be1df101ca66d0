/** Does one thing over and over, so that it can be killed in the middle; prints a line after each round. */
import { writeSync } from 'node:fs'
import { backUp } from '#server/merchant/backup/back-up.ts'
import { restore } from '#server/merchant/backup/restore.ts'

const [work, dataDir = '', ...files] = process.argv.slice(2)
for (let round = 0; ; round++) {
  const file = files[round % files.length]!
  if (work === 'backup') await backUp(dataDir, file)
  else await restore(file, dataDir)
  writeSync(1, `${file}\n`)
}

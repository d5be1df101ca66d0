/**
 * `npm run restore -- FILE`: replaces the data of a shop that is not running; `-` is standard input, `--continue` ends
 * an interrupted restore. Exit codes: 1 when nothing was replaced, 2 for wrong arguments.
 */
import { fail, runCommand } from '../run-command.ts'
import { finishRestore, restore } from './restore.ts'

await runCommand('Nothing was restored', async ([file, ...others], dataDir) => {
  const isOption = /^-./.test(file ?? '') && file !== '--continue'
  if (!file || isOption || others.length > 0) return fail('Usage: npm run restore -- FILE')
  const names = await (file === '--continue'
    ? finishRestore(dataDir)
    : restore(file === '-' ? process.stdin : file, dataDir))
  console.error(
    names.length > 0 ? `Restored ${names.join(', ')}.` : 'There is no restore to continue.',
  )
  return 0
})

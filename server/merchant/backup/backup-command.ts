/** `npm run backup -- FILE`, `-` for standard output. Exit codes: 1 when nothing was written, 2 for wrong arguments. */
import { fail, runCommand } from '../run-command.ts'
import { backUp } from './back-up.ts'

await runCommand('Nothing was saved', async ([file, ...others], dataDir) => {
  if (!file || /^-./.test(file) || others.length > 0) return fail('Usage: npm run backup -- FILE')
  const names = await backUp(dataDir, file === '-' ? process.stdout : file)
  console.error(`Saved ${names.join(', ')}.`)
  return 0
})

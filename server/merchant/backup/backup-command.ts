/**
 * `npm run backup -- FILE`: writes the data of the embedded merchant to a `tar.gz`; `-` is standard output. The shop may
 * be running. Exit codes: 1 when nothing was written, 2 for wrong arguments.
 */
import { runDataCommand } from '../store/run-data-command.ts'
import { backUp } from './back-up.ts'

await runDataCommand(run)

async function run([file, ...others]: string[], dataDir: string): Promise<number> {
  if (!file || /^-./.test(file) || others.length > 0) {
    console.error('Usage: npm run backup -- FILE')
    return 2
  }
  try {
    const names = await backUp(dataDir, file === '-' ? process.stdout : file)
    console.error(`Saved ${names.join(', ')}.`)
    return 0
  } catch (error) {
    console.error(`Nothing was saved: ${(error as Error).message}`)
    return 1
  }
}

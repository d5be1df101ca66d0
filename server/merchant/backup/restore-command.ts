/**
 * `npm run restore -- FILE`: replaces the data of the embedded merchant by that of a backup; `-` is standard input. The
 * shop must not be running. `--continue` ends a restore that was interrupted. Exit codes: 1 when nothing was replaced,
 * 2 for wrong arguments.
 */
import { runDataCommand } from '../store/run-data-command.ts'
import { finishRestore, restore } from './restore.ts'

await runDataCommand(run)

async function run([file, ...others]: string[], dataDir: string): Promise<number> {
  const isOption = /^-./.test(file ?? '') && file !== '--continue'
  if (!file || isOption || others.length > 0) {
    console.error('Usage: npm run restore -- FILE')
    return 2
  }
  try {
    const names = await (file === '--continue'
      ? finishRestore(dataDir)
      : restore(file === '-' ? process.stdin : file, dataDir))
    console.error(
      names.length > 0 ? `Restored ${names.join(', ')}.` : 'There is no restore to continue.',
    )
    return 0
  } catch (error) {
    console.error(`Nothing was restored: ${(error as Error).message}`)
    return 1
  }
}

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fills the demo catalogue when there is none. The seed command renames its result into place when complete.
 *
 * @param command path of the built seed command
 * @param signal ends the filling; the next start begins it again
 */
export async function fillCatalogue(
  command: string,
  dataDir: string,
  products: number,
  signal: AbortSignal,
) {
  if (existsSync(join(dataDir, 'catalogue.db'))) return
  if (!existsSync(command)) {
    throw new Error('there is nothing to sell yet: fill the catalogue with npm run import -- FEED')
  }
  process.stderr.write('Filling the demo catalogue (once) …\n')
  const env = { MERCHANT_DATA_DIR: dataDir, MERCHANT_PRODUCTS: String(products) }
  const code = await runMerchantCommand([command], env, signal)
  if (code !== 0) throw new Error(`the demo catalogue could not be filled (code ${String(code)})`)
}

/** Ends an interrupted restore by its built `command`, before anything reads the files. */
export async function finishRestore(command: string, dataDir: string, signal: AbortSignal) {
  if (!existsSync(join(dataDir, 'restored'))) return
  const env = { MERCHANT_DATA_DIR: dataDir }
  const code = await runMerchantCommand([command, '--continue'], env, signal)
  if (code !== 0) throw new Error(`a restore could not be continued (code ${String(code)})`)
}

/**
 * Runs a built command of the merchant, and resolves with its exit code. Prints on standard error: the output is the log's.
 *
 * @param args path of the command, and its arguments
 * @param env its complete environment
 */
function runMerchantCommand(
  args: readonly string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<number | null> {
  const child = spawn(process.execPath, ['--enable-source-maps', ...args], {
    env: { NODE_ENV: 'production', ...env },
    signal,
    stdio: ['ignore', process.stderr, process.stderr],
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', resolve)
  })
}

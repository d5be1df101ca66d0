import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { runMerchantCommand } from './merchant-command.ts'

/**
 * Ends a restore that was interrupted while its files replaced the old ones, before anything reads them.
 *
 * @param command path of the built restore command
 */
export async function finishRestore(command: string, dataDir: string, signal: AbortSignal) {
  if (!existsSync(join(dataDir, 'restored'))) return
  const env = { MERCHANT_DATA_DIR: dataDir }
  const code = await runMerchantCommand([command, '--continue'], env, signal)
  if (code !== 0) throw new Error(`a restore could not be continued (code ${String(code)})`)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { runMerchantCommand } from './merchant-command.ts'

/**
 * Fills the demo catalogue when there is none, and never changes an existing one. The seed command
 * renames its result into place when complete, so an existing file is finished.
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

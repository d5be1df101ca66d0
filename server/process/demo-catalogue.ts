import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

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
  process.stdout.write('Filling the demo catalogue (once) …\n')
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    MERCHANT_DATA_DIR: dataDir,
    MERCHANT_PRODUCTS: String(products),
  }
  const seeding = spawn(process.execPath, ['--enable-source-maps', command], {
    env,
    signal,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    seeding.on('error', reject)
    seeding.on('exit', resolve)
  })
  if (code !== 0) throw new Error(`the demo catalogue could not be filled (code ${String(code)})`)
}

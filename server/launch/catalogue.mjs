import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { root } from './fingerprint.mjs'
import { run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/** Fills the demo catalogue when there is none; never touches one that is there. */
export async function fillCatalogue(env = process.env) {
  if (env.API_ENDPOINT) return
  const dataDir = resolve(root, env.MERCHANT_DATA_DIR || '.data')
  if (existsSync(join(dataDir, 'catalogue.db'))) return
  say('Filling the demo catalogue (once) …')
  const { code } = await run(process.execPath, [join(root, 'build', 'seed.js')], {
    env: { ...env, MERCHANT_DATA_DIR: dataDir },
    cwd: root,
  })
  if (code !== 0) giveUp('The demo catalogue could not be filled: see the lines above.')
}

import './node-version.mjs'

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { build, bundleOptions } from './build.mjs'
import { root } from './fingerprint.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { giveUp, say } from './say.mjs'

/**
 * `npm run bench [-- name …]`: runs every `tests/bench/*.ts`, each in a process of its own. Names
 * select by a part of the file name.
 */
await install()
await build()

const { build: bundle } = await import('esbuild')
const wanted = process.argv.slice(2)
const benches = readdirSync(join(root, 'tests', 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)))
if (benches.length === 0) giveUp(`No file in tests/bench is named like ${wanted.join(', ')}.`)

for (const file of benches) {
  say(`\n— ${file}`)
  await bundle({ ...bundleOptions, entryPoints: [`tests/bench/${file}`], outdir: 'build/bench' })
  const product = join(root, 'build', 'bench', file.replace(/\.ts$/, '.js'))
  const { code } = await run(process.execPath, ['--enable-source-maps', '--expose-gc', product])
  if (code !== 0) process.exitCode = code
}

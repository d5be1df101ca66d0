import './system/node-version.mjs'

import { join } from 'node:path'

import { build, bundleOptions } from './build.mjs'
import { findChromium, findHeadlessShell } from './system/chromium.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { run } from './system/run.mjs'

/** Takes pictures of all screens of a built shop by tests/screens, with the given flags. */
await install()
await build()
const { build: bundle } = await import('esbuild')
const outfile = join(root, 'build', 'screens', 'screens.js')
await bundle({ ...bundleOptions, entryPoints: ['tests/screens/screens.ts'], outfile })
const browser = (await findHeadlessShell()) ?? (await findChromium())
const { code } = await run(
  process.execPath,
  ['--enable-source-maps', outfile, ...process.argv.slice(2)],
  { cwd: root, env: { CHROMIUM_PATH: browser ?? '' } },
)
process.exitCode = code ?? 1

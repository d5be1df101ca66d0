import './system/node-version.mjs'
import './system/load-env.mjs'

import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { run } from './system/run.mjs'

// With the settings of `npm start`: the same `.env`, and the same mode.
await install()
await build()
const { code } = await run(
  process.execPath,
  ['--enable-source-maps', join(root, 'build', 'doctor.js'), ...process.argv.slice(2)],
  { env: { NODE_ENV: process.env.NODE_ENV ?? 'production' } },
)
process.exitCode = code

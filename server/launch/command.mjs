import './system/node-version.mjs'
import './system/load-env.mjs'

import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { run } from './system/run.mjs'

/** Runs a built command, such as `seed`, with its arguments, the `.env` of `npm start` and its mode. */
const [name, ...args] = process.argv.slice(2)
await install()
// The doctor runs the built app.
await build({ only: name === 'doctor' ? undefined : 'the server' })
const { code } = await run(
  process.execPath,
  ['--enable-source-maps', join(root, 'build', `${name}.js`), ...args],
  { env: { NODE_ENV: process.env.NODE_ENV ?? 'production' } },
)
process.exitCode = code

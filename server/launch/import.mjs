import './node-version.mjs'
import './load-env.mjs'

import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './fingerprint.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'

await install()
await build({ only: 'the server' })
const { code } = await run(process.execPath, [
  join(root, 'build', 'import.js'),
  ...process.argv.slice(2),
])
process.exitCode = code

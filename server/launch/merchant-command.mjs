import './system/node-version.mjs'
import './system/load-env.mjs'

import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { run } from './system/run.mjs'

/** Runs a built command of the merchant, such as `seed`, with its arguments. */
const [name, ...args] = process.argv.slice(2)
await install()
await build({ only: 'the server' })
const { code } = await run(process.execPath, [join(root, 'build', `${name}.js`), ...args])
process.exitCode = code

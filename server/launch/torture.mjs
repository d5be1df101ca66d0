import './system/node-version.mjs'

import { join } from 'node:path'

import { build, bundleOptions } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { findRedis } from './system/redis.mjs'
import { run } from './system/run.mjs'

/** Runs the attacks of tests/torture on built shops, with the given flags. */
await install()
await build()
const { build: bundle } = await import('esbuild')
const outfile = join(root, 'build', 'torture', 'torture.js')
await bundle({ ...bundleOptions, entryPoints: ['tests/torture/torture.ts'], outfile })
const args = ['--expose-gc', '--enable-source-maps', outfile, ...process.argv.slice(2)]
const redis = await findRedis()
const env = redis ? { REDIS_SERVER_PATH: redis } : {}
const { code } = await run(process.execPath, args, { cwd: root, env })
process.exitCode = code ?? 1

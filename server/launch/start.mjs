import './system/node-version.mjs'
import './system/load-env.mjs'

import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'
import { nodeEnvironment, nodeFlags } from './system/node-flags.mjs'

/**
 * A shop from one command: installs and builds what is missing or outdated, then starts the server,
 * which fills an empty demo catalogue, and passes signals on to it.
 */
await install()
await build()

const server = spawn(process.execPath, [...nodeFlags, join(root, 'build', 'server.js')], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...nodeEnvironment, ...process.env },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal))
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
})

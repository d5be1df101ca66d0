import './system/node-version.mjs'
import './system/load-env.mjs'

import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { build } from './build.mjs'
import { root } from './build/fingerprint.mjs'
import { install } from './system/install.mjs'

/** The shop with hot reload. A change of the server's own files needs a restart of this command. */
await install()
await build({ only: 'the server' })
const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(root, 'build', 'server.js'), '--dev'],
  { cwd: root, stdio: 'inherit', env: { NODE_ENV: 'development', ...process.env } },
)
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  process.exitCode = code ?? 1
})

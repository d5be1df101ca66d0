import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'

const parentCheckMs = 1_000
/** Before packages and build, during which it may end. */
const { ppid: parent } = process

/** Until the server exits; passes signals on. npm's own reach a shell between them, which ends alone: then the server ends too. */
export function runServer(flags, options, env) {
  const server = spawn(process.execPath, [...flags, join(root, 'build', 'server.js'), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  })
  const end = (signal) => {
    clearInterval(parentCheck)
    server.kill(signal)
  }
  const parentCheck = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) end('SIGTERM')
  }, parentCheckMs)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => end(signal))
  server.on('exit', (code, signal) => {
    clearInterval(parentCheck)
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
  })
}

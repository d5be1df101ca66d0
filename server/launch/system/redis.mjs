import { existsSync } from 'node:fs'

import { printLine } from './print.mjs'
import { installPackage, onPath } from './system-program.mjs'

/** For tests of shared state: `REDIS_SERVER_PATH`, then the PATH's, then one installed now; null without one. */
export async function findRedis() {
  return here() ?? (await install())
}

function here() {
  const { REDIS_SERVER_PATH: path } = process.env
  return path && existsSync(path) ? path : onPath('redis-server')
}

async function install() {
  printLine('No redis-server found: installing one for the tests of what instances share …')
  await installPackage('redis-server')
  return here()
}

import { existsSync } from 'node:fs'

import { printLine } from './print.mjs'
import { installPackage, onPath } from './system-program.mjs'

/**
 * Path of a redis-server for the tests of shared state: `REDIS_SERVER_PATH`, then one on the PATH,
 * then one installed now; null when none is available.
 */
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

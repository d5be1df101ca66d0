import { existsSync } from 'node:fs'

import { say } from './say.mjs'
import { installPackage, onPath } from './system-program.mjs'

/**
 * Path of a redis-server for the tests of what instances share: `REDIS_SERVER_PATH`, then one on the
 * PATH, then one installed now; null when none can be had.
 */
export async function findRedis() {
  return here() ?? (await install())
}

function here() {
  const { REDIS_SERVER_PATH: path } = process.env
  return path && existsSync(path) ? path : onPath('redis-server')
}

async function install() {
  say('No redis-server found: installing one for the tests of what instances share …')
  await installPackage('redis-server')
  return here()
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { run } from './run.mjs'

/** Path of the first of these programs that is on the PATH; null for none. */
export function onPath(...names) {
  const places = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => places.map((place) => join(place, name)))
  return candidates.find((path) => existsSync(path)) ?? null
}

/** Installs a package with the system's package manager, if there is one and the user may. */
export async function installPackage(name) {
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', name],
  ]) {
    await run('apt-get', args, quietly).catch(() => null)
  }
}

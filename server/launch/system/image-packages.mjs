import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { bundledPackages } from '../build/bundled-packages.mjs'
import { root } from '../build/fingerprint.mjs'

/** The lock file's packages of production for Linux with glibc, and those in the build. The shop's image has some. */
export function imagePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      name: entry.name ?? path.replace(/.*node_modules\//, ''),
    }))
    .filter(({ dev, name }) => !dev || bundledPackages.test(name))
    .filter(({ os, libc }) => (!os || os.includes('linux')) && (!libc || libc.includes('glibc')))
    .map(({ name, version, license }) => ({ name, version, license: license ?? null }))
  const byId = new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name))
}

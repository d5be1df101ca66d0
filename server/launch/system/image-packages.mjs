import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../build/fingerprint.mjs'

/**
 * The packages in the complete image, from the lock file: those of production for Linux with glibc, for any processor.
 * The image of the shop alone has some of them.
 */
export function imagePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .filter(
      ([, { os, libc }]) => (!os || os.includes('linux')) && (!libc || libc.includes('glibc')),
    )
    .map(([path, { name, version, license }]) => ({
      name: name ?? path.replace(/.*node_modules\//, ''),
      version,
      license: license ?? null,
    }))
  const byId = new Map(found.map((entry) => [`${entry.name}@${entry.version}`, entry]))
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name))
}

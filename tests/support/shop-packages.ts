import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

interface LockedPackage {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as { packages: Record<string, LockedPackage> }

/**
 * The folders that `npm ci --omit=dev --workspaces=false` installs, computed from the lock file:
 * `node_modules/name`, or below another package for a second version.
 */
export function shopPackages(): Set<string> {
  const found = new Set<string>()
  const waiting = Object.keys(lock.packages['']?.dependencies ?? {}).map((name) => find('', name))
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (!folder || found.has(folder)) continue
    found.add(folder)
    waiting.push(...neededBy(folder))
  }
  return found
}

function neededBy(folder: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    lock.packages[folder]!
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  return names
    .filter((name) => !peerDependenciesMeta?.[name]?.optional)
    .map((name) => find(folder, name))
}

/** As Node does: in the package's own folder first, then in each one above; '' if there is none. */
function find(folder: string, name: string): string {
  const path = posix.join(folder, 'node_modules', name)
  if (lock.packages[path]) return path
  return folder && find(folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))), name)
}

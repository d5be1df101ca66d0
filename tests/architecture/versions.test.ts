import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * Releases below these have known vulnerabilities; `npm audit` is not available everywhere, this
 * test is.
 */
const floors: Record<string, string> = {
  '@remix-run/node': '2.17.5',
  '@remix-run/react': '2.17.5',
  '@remix-run/server-runtime': '2.17.5',
  '@remix-run/router': '1.23.4',
  'react-router': '6.30.6',
  'react-router-dom': '6.30.6',
  express: '4.22.3',
  cookie: '0.7.0',
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version?: string; dev?: boolean; resolved?: string; link?: boolean }>
}

interface Manifest {
  workspaces?: string[]
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
const workspaces = manifestOf('.').workspaces ?? []

function installed(name: string): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path.endsWith(`node_modules/${name}`) && !dev)
    .map(([, { version }]) => version ?? '0')
}

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split(/[.-]/).map(Number))
  for (let part = 0; part < 3; part += 1) {
    const difference = (have?.[part] ?? 0) - (want?.[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

describe('the lock file', () => {
  it.each(Object.entries(floors))('contains %s at %s or newer, every copy of it', (name, floor) => {
    const versions = installed(name)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })

  it.each(['.', ...workspaces])('contains each package of %s at its version', (folder) => {
    const { dependencies, devDependencies } = manifestOf(folder)
    const declared = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !lock.packages[`node_modules/${name}`]?.link,
    )
    const lockedVersions = declared.map(([name]) => [
      name,
      lock.packages[`node_modules/${name}`]?.version,
    ])
    // A second version of a package has another name: `npm:name@version`.
    const versions = declared.map(([name, version]) => [name, version.replace(/^npm:.+@/, '')])
    expect(Object.fromEntries(lockedVersions)).toEqual(Object.fromEntries(versions))
  })

  it('contains no packages below a workspace, where the build would not find them', () => {
    const below = Object.keys(lock.packages).filter((path) => /^server\/.*node_modules/.test(path))
    expect(below).toEqual([])
  })

  it('contains no registry host', () => {
    // A link has the folder of a workspace.
    const named = Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link)
    expect(named).toEqual([])
  })
})

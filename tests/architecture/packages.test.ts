import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { shopPackages } from '#tests/support/shop-packages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The sources of each package, and the packages that it imports in development alone, or that its build contains. */
const packages = [
  {
    folder: '.',
    sources: [
      'app',
      'server.ts',
      'server/config.ts',
      'server/doctor',
      'server/http',
      'server/process',
    ],
    inDevelopment: [
      '@opentelemetry/api',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-base',
      '@remix-run/route-config',
      'gql.tada',
      'vite',
    ],
  },
  { folder: 'server/merchant', sources: ['server/merchant'], inDevelopment: [] },
  { folder: 'server/demo', sources: ['server/demo'], inDevelopment: [] },
]

interface Manifest {
  name: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

describe.each(packages)('package.json of $folder', ({ folder, sources, inDevelopment }) => {
  const imports = sources.flatMap(filesOf).flatMap(importsOf(folder))
  const { dependencies, devDependencies } = manifestOf(folder)

  it('has exactly the imported packages as dependencies', () => {
    const used = imports.filter(({ isType }) => !isType).map(({ name }) => name)
    const inProduction = new Set(used.filter((name) => !inDevelopment.includes(name)))
    expect(Object.keys(dependencies).toSorted()).toEqual([...inProduction].toSorted())
  })

  it('has every package that is imported for its types or in development', () => {
    const declared = { ...dependencies, ...devDependencies }
    const missing = imports.filter(({ name }) => !declared[name] && !declared[`@types/${name}`])
    expect(missing).toEqual([])
  })
})

it('the shop installs no package that only the merchant or the demo needs', () => {
  const [shop, ...others] = packages.map(({ folder }) => manifestOf(folder).dependencies)
  const onlyTheirs = others.flatMap(Object.keys).filter((name) => !shop![name])
  expect(onlyTheirs).toContain('libsql')
  const installed = shopPackages()
  expect(onlyTheirs.filter((name) => installed.has(`node_modules/${name}`))).toEqual([])
})

function filesOf(source: string): string[] {
  if (/\.\w+$/.test(source)) return [source]
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => join(source, file))
}

const statement = /^(?:import|export) (type )?(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm

/** The packages that a file imports. The merchant is one for the other folders. */
function importsOf(folder: string) {
  return (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(statement)]
      .map(([, type, fixed, dynamic]) => ({
        file,
        isType: type !== undefined,
        specifier: (fixed ?? dynamic ?? '').replace('#server/merchant/', '@hemvist/merchant/'),
      }))
      .filter(({ specifier }) => /^[@a-z](?!.*:)/.test(specifier))
      .map(({ specifier, ...rest }) => ({ ...rest, name: packageOf(specifier) }))
      .filter(({ name }) => name !== manifestOf(folder).name)
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

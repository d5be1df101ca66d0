import './system/node-version.mjs'

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './build/fingerprint.mjs'
import { imagePackages } from './system/image-packages.mjs'
import { exitWithError, printLine } from './system/print.mjs'
import { run } from './system/run.mjs'

/** Lists the image as CycloneDX, and by licence. `npm --omit dev` leaves out packages of production that development needs too. */
const file = join(root, 'build', 'sbom.cdx.json')
const packages = imagePackages()
const inImage = new Set(packages.map(({ name, version }) => `${name}@${version}`))
const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const { code, output } = await run('npm', [...args, '--package-lock-only'], {
  cwd: root,
  isQuiet: true,
})
if (code !== 0) exitWithError(output)
const list = JSON.parse(output)
const rootRef = list.metadata.component['bom-ref']
list.metadata.component.name = 'hemvist'
list.components = list.components.filter((component) => inImage.has(idOf(component)))
const refs = new Set([rootRef, ...list.components.map((component) => component['bom-ref'])])
list.dependencies = list.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)

const byLicence = new Map()
for (const { name, version, license } of packages) {
  const key = license ?? 'no licence in its package.json'
  byLicence.set(key, [...(byLicence.get(key) ?? []), `${name} ${version}`])
}
for (const [licence, names] of byLicence) printLine(`${licence}: ${names.join(', ')}`)
printLine(`${list.components.length} packages, in ${file}`)

function idOf({ group, name, version }) {
  return `${group ? `${group}/` : ''}${name}@${version}`
}

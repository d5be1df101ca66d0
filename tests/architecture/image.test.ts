import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { shopPackages } from '#tests/support/shop-packages.ts'
import { nodeEnvironment, nodeFlags } from '#server/launch/system/node-flags.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
/** The lines of each stage, after those of the stage that it continues. The last has no name. */
const stages = new Map<string, string[]>()
for (const line of lines) {
  const [, from, name = ''] = /^FROM (\S+)(?: AS (\S+))?$/.exec(line) ?? []
  if (from) stages.set(name, [...(stages.get(from) ?? [line])])
  else [...stages.values()].at(-1)?.push(line)
}

/** The complete image, and the one without the merchant and its demo. */
const images = [
  { target: '', packages: 'packages', build: 'build' },
  { target: 'shop', packages: 'packages-shop', build: 'build-shop' },
]
const includedPaths = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

/** The Dockerfile is read and not built, which takes minutes: `npm run torture -- container` builds it. */
describe('the production images', () => {
  it('are built from files that exist and are part of the build context', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
      .filter((source) => source !== '.')
    expect(copied).not.toEqual([])
    for (const source of [...copied, ...includedPaths])
      expect(existsSync(join(root, source))).toBe(true)
    for (const source of copied) expect(includedPaths).toContain(source.split('/')[0])
  })

  it('have every file of the build in their context', async () => {
    const { parts } = (await import(join(root, 'server/launch/build.mjs'))) as {
      parts: { madeOf: string[] }[]
    }
    for (const source of parts.flatMap(({ madeOf }) => madeOf)) {
      expect(includedPaths, source).toContain(source.split('/')[0])
    }
  })

  it.each(images)('run Node 24 itself as an unprivileged user: $target', ({ target }) => {
    const stage = stages.get(target)!
    expect(stage[0]).toBe('FROM node:24-slim AS base')
    expect(stage).toContain('USER 65532:65532')
    const command = ['node', ...nodeFlags, 'build/server.js']
    expect(stage).toContain(`CMD [${command.map((part) => `"${part}"`).join(', ')}]`)
    const environment = stage.find((line) => line.startsWith('ENV NODE_ENV'))?.split(/\s+/)
    for (const [name, value] of Object.entries(nodeEnvironment)) {
      expect(environment).toContain(`${name}=${value}`)
    }
    expect(stage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  })

  it.each(images)('say what they are, in labels from package.json: $target', ({ target }) => {
    const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const stage = stages.get(target)!
    expect(stage).toContain(`ARG VERSION=${version}`)
    const text = stage.find((line) => line.startsWith('LABEL ')) ?? ''
    const labels = [...text.matchAll(/org\.opencontainers\.image\.(\w+)="([^"]+)"/g)]
    expect(Object.fromEntries(labels.map(([, name, value]) => [name, value]))).toEqual({
      title: 'Hemvist',
      description: expect.stringMatching(/\w{3}/),
      licenses: license,
      version: '$VERSION',
    })
  })

  it.each(images)('contain a build and its packages: $target', ({ target, packages, build }) => {
    const copied = stages.get(target)!.filter((line) => line.startsWith('COPY '))
    expect(copied).toEqual([
      `COPY --from=${packages} /shop/node_modules ./node_modules`,
      `COPY --from=${build} /shop/build ./build`,
      'COPY package.json ./',
    ])
  })

  it('have no development dependencies', () => {
    const install = 'RUN npm ci --no-audit --no-fund --omit=dev'
    const withoutMaps = "&& find node_modules -name '*.map' -delete"
    expect(stages.get('packages')).toContain(`${install} ${withoutMaps}`)
    expect(stages.get('packages-shop')).toContain(
      `${install} --omit=optional --workspaces=false ${withoutMaps}`,
    )
  })

  it('the shop alone needs no optional package', () => {
    const needed = [...shopPackages()].map((folder) => folder.replace(/.*node_modules\//, ''))
    expect(needed).toContain('express')
    expect(needed.filter((name) => /^(typescript|sharp|libsql)$/.test(name))).toEqual([])
  })

  it('are complete by default, with all data in /data', () => {
    expect([...stages.keys()].at(-1)).toBe('')
    expect(stages.get('')).toContain('VOLUME /data')
  })

  it('have no merchant and no demo in the shop alone', () => {
    const [removal = ''] = stages.get('build-shop')!.slice(-1)
    expect(removal).toMatch(/^RUN rm -r server\/merchant server\/demo .*&& npm run build$/)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { nodeFlags } from '#server/launch/system/node-flags.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
const finalStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const includedPaths = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))

/** A container engine may not be available, so the Dockerfile is read and not built. */
describe('the production image', () => {
  it('is built from files that exist and are part of the build context', () => {
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
      .filter((source) => source !== '.')
    expect(copied).not.toEqual([])
    for (const source of [...copied, ...includedPaths])
      expect(existsSync(join(root, source))).toBe(true)
    for (const source of copied) expect(includedPaths).toContain(source)
  })

  it('has every file of the build in its context', async () => {
    const { parts } = (await import(join(root, 'server/launch/build.mjs'))) as {
      parts: { madeOf: string[] }[]
    }
    for (const source of parts.flatMap(({ madeOf }) => madeOf)) {
      expect(includedPaths, source).toContain(source.split('/')[0])
    }
  })

  it('runs Node 24 itself as an unprivileged user, with its data in /data', () => {
    expect(finalStage[0]).toBe('FROM node:24-slim')
    expect(finalStage).toContain('USER 65532:65532')
    expect(finalStage).toContain('VOLUME /data')
    const command = ['node', ...nodeFlags, 'build/server.js']
    expect(finalStage).toContain(`CMD [${command.map((part) => `"${part}"`).join(', ')}]`)
    expect(finalStage.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  })

  it('has its packages from a stage without development dependencies', () => {
    expect(finalStage).toContain('COPY --from=packages /shop/node_modules ./node_modules')
    expect(lines).toContain('RUN npm ci --no-audit --no-fund --omit=dev')
  })
})

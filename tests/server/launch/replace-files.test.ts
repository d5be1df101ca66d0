import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, onTestFinished, test } from 'vitest'

interface FileReplacement {
  replaceFiles(from: string, to: string, folders: string[]): void
}

const file = fileURLToPath(
  new URL('../../../server/launch/build/replace-files.mjs', import.meta.url),
)
const { replaceFiles } = (await import(file)) as FileReplacement

test('files of a build stay for one more, because a shop that is running loads them late', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [next, built] = [join(folder, 'next'), join(folder, 'built')]
  const buildWith = (file: string) => {
    mkdirSync(join(next, 'server'), { recursive: true })
    writeFileSync(join(next, 'server', file), file)
    writeFileSync(join(next, 'server', 'index.js'), file)
    replaceFiles(next, built, ['server'])
    return readdirSync(join(built, 'server')).sort()
  }

  expect(buildWith('late-1.js')).toEqual(['index.js', 'late-1.js'])
  expect(buildWith('late-2.js')).toEqual(['index.js', 'late-1.js', 'late-2.js'])
  expect(buildWith('late-3.js')).toEqual(['index.js', 'late-2.js', 'late-3.js'])
  expect(buildWith('late-2.js')).toEqual(['index.js', 'late-2.js', 'late-3.js'])
})

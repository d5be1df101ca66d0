import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { loadOrCreateSecret } from '#server/process/data-folder.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'secret-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const file = () => join(folder, 'session-secret')

it('is made once, and nobody else may read it', () => {
  const secret = loadOrCreateSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadOrCreateSecret(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['session-secret'])
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

it.each(['', 'a part of'])('one that was stored as %j is made anew, and kept', (stored) => {
  writeFileSync(file(), stored)
  const secret = loadOrCreateSecret(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(readFileSync(file(), 'utf8')).toBe(secret)
})

it('what an interrupted start has left is in the way of none', () => {
  writeFileSync(`${file()}.new`, 'a part of')
  expect(loadOrCreateSecret(folder)).toMatch(/^[\w-]{43}$/)
})

it('there is one line for one that cannot be read', () => {
  mkdirSync(file())
  expect(() => loadOrCreateSecret(folder)).toThrow(/^MERCHANT_DATA_DIR: .+ \(EISDIR.+\)/)
})

it('there is one line for a file in place of the folder', () => {
  expect(() => loadOrCreateSecret(import.meta.filename)).toThrow(
    /^MERCHANT_DATA_DIR: .+ \(EEXIST.+\)/,
  )
})

const canMount = process.getuid?.() === 0 && process.platform === 'linux'

it.skipIf(!canMount)('on a full disk there is one line, and no secret', () => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder])
  try {
    writeFileSync(join(folder, 'other'), Buffer.alloc(4096))
    expect(() => loadOrCreateSecret(folder)).toThrow(
      /^MERCHANT_DATA_DIR: .+ cannot be written \(ENOSPC.+\)\. For example MERCHANT_DATA_DIR=\.data$/,
    )
    expect(readdirSync(folder)).not.toContain('session-secret')
  } finally {
    execFileSync('umount', [folder])
  }
})

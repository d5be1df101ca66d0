import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { lockFile } from '#server/merchant/store/file-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('several hold a shared lock, one alone an exclusive one, and a released one is free', () => {
  const path = join(folder, 'lock')
  const [first, second] = [lockFile(path, 'shared'), lockFile(path, 'shared')]
  expect([first, second]).not.toContain(null)
  first!.release()
  expect(lockFile(path, 'exclusive')).toBeNull()
  second!.release()
  const alone = lockFile(path, 'exclusive')
  expect(alone).not.toBeNull()
  expect(lockFile(path, 'shared')).toBeNull()
  expect(lockFile(path, 'exclusive')).toBeNull()
  alone!.release()
  lockFile(path, 'exclusive')!.release()
})

test('where nothing can be written, the error names the file', () => {
  const path = join(folder, 'none', 'lock')
  expect(() => lockFile(path, 'shared')).toThrow(`${path} cannot be written`)
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a .env in UTF-16, of which no setting would be read, stops the start with one line', () => {
  const root = mkdtempSync(join(tmpdir(), 'env-'))
  cpSync('server/launch', join(root, 'server/launch'), { recursive: true })
  writeFileSync(join(root, '.env'), '\ufeffPORT=8080\r\n', 'utf16le')
  const command = [join(root, 'server/launch/system/load-env.mjs')]
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  rmSync(root, { recursive: true })
  expect([status, stderr]).toEqual([1, '.env: is not a text in UTF-8; save it as one\n'])
})

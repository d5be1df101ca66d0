import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('npm run torture names its options for an unknown one', () => {
  const args = ['server/launch/test-program.mjs', 'torture', '--onyl=fuzz']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).not.toBe(0)
  expect(stderr).toContain('--only takes fuzz, connections')
})

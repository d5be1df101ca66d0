import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const torture = (...args: string[]) =>
  spawnSync(process.execPath, ['server/launch/torture.mjs', ...args], { encoding: 'utf8' })

it('npm run torture names its options when asked, and for an unknown one', () => {
  const parts = '--only takes fuzz, connections'
  const help = torture('--help')
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining(parts)])
  const unknown = torture('--onyl=fuzz')
  expect(unknown.status).not.toBe(0)
  expect(unknown.stderr).toContain(parts)
})

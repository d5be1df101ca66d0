import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const start = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

it('npm run torture names its options when asked, and for an unknown one', () => {
  const parts = '--only takes fuzz, connections'
  const help = start('server/launch/test-program.mjs', 'torture', '--help')
  expect([help.status, help.stdout]).toEqual([0, expect.stringContaining(parts)])
  // What the first has bundled.
  const unknown = start('build/torture/torture.js', '--onyl=fuzz')
  expect(unknown.status).not.toBe(0)
  expect(unknown.stderr).toContain(parts)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('types are checked without the state of an earlier check, which reports the errors of another tree', () => {
  for (const file of ['tsconfig.json', 'server/launch/test.mjs'])
    expect(readFileSync(file, 'utf8')).not.toMatch(/incremental|composite|tsBuildInfo/i)
})

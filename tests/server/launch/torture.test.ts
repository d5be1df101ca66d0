import { expect, it } from 'vitest'

import { readOptions } from '#tests/torture/read-options.ts'

it.each(['--onyl=fuzz', '--only=fuz', '--scale=2', 'kill'])(
  'npm run torture names its options for %s',
  (option) => {
    expect(readOptions([option], ['fuzz', 'connections']).fault).toContain(
      '--only takes fuzz, connections',
    )
  },
)

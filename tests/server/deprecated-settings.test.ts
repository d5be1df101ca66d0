import { expect, it } from 'vitest'

import { deprecatedSettings, withPresentNames } from '#server/deprecated-settings.ts'
import { parseConfig } from '#server/config.ts'

const deprecated = { SHOP_PORT: 'PORT', SHOP_THEME: null }

it.each([
  ['none', { PORT: '3000' }, { PORT: '3000' }, []],
  ['an empty one', { SHOP_PORT: ' ' }, { SHOP_PORT: ' ' }, []],
  [
    'a renamed one',
    { SHOP_PORT: '4000', HOST: '::' },
    { PORT: '4000', HOST: '::' },
    ['SHOP_PORT is now PORT; the next version does not read the old name'],
  ],
  [
    'a renamed one beside the present one',
    { SHOP_PORT: '4000', PORT: '5000' },
    { PORT: '5000' },
    ['SHOP_PORT is now PORT; the next version does not read the old name'],
  ],
  [
    'one that has no effect',
    { SHOP_THEME: 'dark' },
    {},
    ['SHOP_THEME has no effect any more; leave it out'],
  ],
])('an environment with %s is read under present names', (_, given, environment, warnings) => {
  expect(withPresentNames(given, deprecated)).toEqual({ environment, warnings })
})

it('every deprecated setting has a present one of the shop, or none', () => {
  for (const present of Object.values(deprecatedSettings)) {
    const read = new Set<string | symbol>()
    const get = (_: object, name: string | symbol) => void read.add(name)
    parseConfig(new Proxy({}, { get }) as Record<string, string>)
    if (present !== null) expect(read).toContain(present)
  }
})

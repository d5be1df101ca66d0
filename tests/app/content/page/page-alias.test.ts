import { expect, test } from 'vitest'

import { isPageAlias } from '#app/content/page/page-alias.ts'

test.for([
  ['kopvillkor', true],
  ['måttguide', true],
  ['v2.0', true],
  ['', false],
  ['style.css', false],
  ['app.JS', false],
  ['index.php', false],
  ['main.js.map', false],
  ['kassan.data', false],
  ['.env', false],
  ['a'.repeat(300), false],
] as const)('%s may be a page: %s', ([alias, isMeant]) => {
  expect(isPageAlias(alias)).toBe(isMeant)
})

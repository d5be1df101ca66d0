import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { groundColor, themeColor } from '#app/ui/theme/theme-color.ts'

const tokens = readFileSync(new URL('../../../../app/ui/theme/tokens.css', import.meta.url), 'utf8')

it.each([
  ['--accent-color', themeColor],
  ['--ground-color', groundColor],
])('%s is the theme colour for browsers', (token, color) => {
  expect(tokens).toContain(`${token}: ${color};`)
})

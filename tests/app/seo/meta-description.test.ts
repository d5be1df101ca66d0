import { expect, it } from 'vitest'

import { metaDescription } from '#app/seo/meta-description.server.ts'

it.each([
  ['Soffa i  bouclé\n', 'Soffa i bouclé'],
  ['<p>Soffa</p><p>i <b>bouclé</b></p>', 'Soffa i bouclé'],
  ['Bord &amp; stol <script>alert(1)</script>', 'Bord & stol'],
  ['5 < 6', '5 < 6'],
])('%j is told as %j', (html, expected) => {
  expect(metaDescription(html)).toBe(expected)
})

it('long words are cut behind a whole one', () => {
  const text = metaDescription('skönt '.repeat(100))
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text).toMatch(/ skönt…$/)
})

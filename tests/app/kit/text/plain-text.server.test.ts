import { expect, it } from 'vitest'

import { plainText } from '#app/kit/text/plain-text.server.ts'

it.each([
  ['Soffa\ni  bouclé ', 'Soffa i bouclé'],
  ['<p>Soffa</p><p>i <b>bouclé</b></p>', 'Soffa i bouclé'],
  ['<ul><li>Ek</li><li>Bok</li></ul>', 'Ek Bok'],
  ['Bord &amp; stol', 'Bord & stol'],
  ['Bord & stol < 60 cm', 'Bord & stol < 60 cm'],
  ['<Ny> soffa', '<Ny> soffa'],
  ['<p>Soffa</p><script>alert(1)</script><style>p{}</style><title>x</title>', 'Soffa'],
  ['&lt;b&gt; är fet', '<b> är fet'],
])('the plain text of %j is %j', (text, expected) => {
  expect(plainText(text)).toBe(expected)
})

it.each([2_500, 6_000])('text %d elements deep is found', (times) => {
  expect(plainText(`${'<div><b>'.repeat(times)}Soffa`)).toContain('Soffa')
})

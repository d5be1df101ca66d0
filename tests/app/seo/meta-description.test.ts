import { expect, it } from 'vitest'

import { metaDescription } from '#app/seo/meta-description.server.ts'

it.each([
  ['Soffa i  bouclé\n', 'Soffa i bouclé'],
  ['<p>Soffa</p><p>i <b>bouclé</b></p>', 'Soffa i bouclé'],
  ['Bord &amp; stol <script>alert(1)</script>', 'Bord & stol'],
  ['5 < 6', '5 < 6'],
  ['En mjuk soffa.Den är grå!Klädd i ull', 'En mjuk soffa. Den är grå! Klädd i ull'],
])('%j becomes %j', (html, expected) => {
  expect(metaDescription(html)).toBe(expected)
})

it('a long text is cut after a whole word', () => {
  const text = metaDescription('skönt '.repeat(100))
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text).toMatch(/ skönt…$/)
})

it('a long text ends with a sentence', () => {
  const sentence = 'Soffan är klädd i ull och står stadigt på ben av ek.'
  const text = metaDescription(`${sentence} `.repeat(9))
  expect(text).toBe(Array(5).fill(sentence).join(' '))
})

import { expect, it } from 'vitest'
import { firstSentence, plainText, truncate } from '#server/merchant/catalogue/plain-text.rules.ts'

it.each([
  ['<p>Solid <b>oak</b></p><p>Oiled</p>', 'Solid oak\n\nOiled'],
  ['F&aring;t&ouml;lj &amp; pall &#228;r &#xE5;', 'Fåtölj & pall är å'],
  ['<script>alert(1)</script>Soffa<style>p{}</style>', 'Soffa'],
  ['<ul><li>A</li><li>B</li></ul>', 'A\nB'],
  ['width < 50 cm & depth > 3 cm', 'width < 50 cm & depth > 3 cm'],
  ['&unknown; &#0; x', '&unknown; x'],
])('the plain text of %s is %j', (html, expected) => {
  expect(plainText(html)).toBe(expected)
})

it('a truncated text ends with a whole word and an ellipsis', () => {
  expect(truncate('En soffa i linne för stora vardagsrum', 25)).toBe('En soffa i linne för…')
  expect(truncate('Kort', 25)).toBe('Kort')
})

it('the short text is the first sentence, and the point in 2.5 does not end a sentence', () => {
  expect(firstSentence('Skivan är 2.5 cm tjock ek. Benen är av stål.', 160)).toBe(
    'Skivan är 2.5 cm tjock ek.',
  )
})

import { expect, it } from 'vitest'

import { paragraphsOf } from '#server/merchant/content/page-text.ts'

it.each([
  ['<p>A &amp; B&nbsp;C</p><p> d\n e </p>', ['A & B C', 'd e']],
  ['<ul><li>one</li><li>two</li></ul>', ['• one', '• two']],
  [
    '<p>See <a class="x" href="/terms">the terms</a>.</p>',
    ['See the terms (https://shop.test/terms).'],
  ],
  ['<p><a href="http://[">broken</a><br>next</p>', ['broken', 'next']],
  ['', []],
])('%s', (markup, expected) => {
  expect(paragraphsOf(markup, 'https://shop.test')).toEqual(expected)
})

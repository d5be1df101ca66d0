import { expect, it } from 'vitest'

import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { metaDescription } from '#app/seo/meta-description.server.ts'
import { fastestMs } from '#tests/support/fastest.ts'

const base = { origins: [], localPath: () => null }
const deep = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}djupt`

it.each([
  ['2 500 nested tags', deep('b', 2_500) + '</b>'.repeat(2_500) + ' och ytligt'],
  ['2 500 tags that nobody closes', deep('div', 2_500) + ' och ytligt'],
  ['2 500 nested lists', deep('ul><li', 2_500) + ' och ytligt'],
  ['2 500 nested tables', deep('table><tr><td', 2_500) + ' och ytligt'],
  ['tags closed by another name', '<i></b>'.repeat(2_500) + 'djupt och ytligt'],
])('the text of %s is kept', (_, html) => {
  expect(JSON.stringify(readRichText(html, base))).toMatch(/djupt.*och ytligt/)
  expect(metaDescription(html)).toMatch(/djupt.*och ytligt/)
})

it('a text whose elements close each other is long, not deep, and keeps its structure', () => {
  const html = '<ul><li>A<li>B</ul><p>C<p>D<br><img>'.repeat(150)
  expect(readRichText(html, base)).toHaveLength(450)
})

it('nesting takes no more time than text of the same length', () => {
  const timeOf = (html: string) => fastestMs(() => readRichText(html, base), 4)
  const plain = timeOf('<b>djupt</b> '.repeat(1_500))
  expect(timeOf(deep('b', 2_500) + '</b>'.repeat(2_500))).toBeLessThan(Math.max(plain, 5))
})

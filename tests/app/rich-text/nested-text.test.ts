import { expect, it } from 'vitest'

import { readRichText } from '#app/rich-text/read-rich-text.server.ts'
import { headText } from '#app/visit/head/head-text.server.ts'

const base = { origins: [], pathHere: () => null }
const deep = (tag: string, times: number) => `${`<${tag}>`.repeat(times)}djupt`

it.each([
  ['2 500 nested tags', deep('b', 2_500) + '</b>'.repeat(2_500) + ' och ytligt'],
  ['2 500 tags that nobody closes', deep('div', 2_500) + ' och ytligt'],
  ['2 500 nested lists', deep('ul><li', 2_500) + ' och ytligt'],
  ['2 500 nested tables', deep('table><tr><td', 2_500) + ' och ytligt'],
  ['tags closed by another name', '<i></b>'.repeat(2_500) + 'djupt och ytligt'],
])('of %s the words are kept', (_, html) => {
  expect(JSON.stringify(readRichText(html, base))).toMatch(/djupt.*och ytligt/)
  expect(headText(html)).toMatch(/djupt.*och ytligt/)
})

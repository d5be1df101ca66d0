import { expect, it } from 'vitest'

import { divideText } from '#app/rich-text/divide-text.ts'
import type { RichTextElement } from '#app/rich-text/rich-text.ts'

const p = (length: number): RichTextElement => ({ tag: 'p', children: ['x'.repeat(length)] })
const h2: RichTextElement = { tag: 'h2', children: ['Så väljer du'] }

it.each([
  ['nothing', [], 0],
  ['a short text is whole', [p(100), p(100)], 2],
  ['one long paragraph is whole', [p(3_000)], 1],
  ['what is too long is divided between paragraphs', [p(200), p(200), p(200)], 1],
  ['a heading goes with what follows it', [p(200), h2, p(300)], 1],
  ['a few words more are not hidden', [p(300), p(100)], 2],
])('%s', (_, text, count) => {
  const { lead, rest } = divideText(text)
  expect(lead).toHaveLength(count)
  expect([...lead, ...rest]).toEqual(text)
})

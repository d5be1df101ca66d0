import { gunzipSync } from 'node:zlib'

import { expect, it } from 'vitest'

import { gzipPieces, joinGzip } from '#server/http/documents/gzip-pieces.ts'

const texts = ['<b>å', '', '…</b>'.repeat(20_000), 'slut'].map((text) => Buffer.from(text))
const places = ['0', '', 'spara'].map((text, index) => ({ name: `place ${index}`, text }))

it.each([
  { visitor: 'of nobody', filled: ['0', '', 'spara'] },
  { visitor: 'with one other part', filled: ['12 varor', '', 'spara'] },
  { visitor: 'with others at both ends of an empty text', filled: ['3', 'jämför', 'spara'] },
  { visitor: 'with others alone', filled: ['', 'x'.repeat(100_000), 'ta bort'] },
])('pieces and parts of a visitor $visitor are one gzip stream', async ({ filled }) => {
  const differs = places.map(({ text }, index) => text !== filled[index])
  const pieces = await gzipPieces({ texts, places }, differs)
  const plain = texts.flatMap((text, index) => [text, Buffer.from(filled[index] ?? '')])
  const between = filled.filter((_text, index) => differs[index])
  expect(gunzipSync(joinGzip(plain, pieces, between)).equals(Buffer.concat(plain))).toBe(true)
})

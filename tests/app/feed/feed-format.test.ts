import { expect, it } from 'vitest'

import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { feedFormats } from '#app/feed/feed-format.ts'
import type { FeedItem } from '#app/feed/feed-item.ts'
import { feedNames, readFeedName } from '#app/feed/feed-name.ts'
import { feedText } from '#app/feed/feed-text.ts'
import { createDelimitedReader } from '#server/merchant/import/feed/delimited-reader.ts'
import type { FeedRow, RowFault, RowSink } from '#server/merchant/import/feed/feed-row.ts'
import { createXmlReader } from '#server/merchant/import/feed/xml-reader.ts'
import { parseFeedItem } from '#server/merchant/import/product/feed-item.rules.ts'
import { hostileTexts, largeTexts } from '#tests/support/hostile-texts.ts'

const head = { title: 'A & B', link: 'https://a.test/', description: '<b>', language: 'sv-SE' }

/** What the import of the embedded merchant reads of a feed with these items. */
function readBack(items: readonly FeedItem[], format: keyof typeof feedFormats) {
  const rows: FeedRow[] = []
  const faults: RowFault[] = []
  const languages: string[] = []
  const sink: RowSink = {
    row: (row) => void rows.push(row),
    fault: (fault) => void faults.push(fault),
    language: (tag) => void languages.push(tag),
  }
  const reader = format === 'xml' ? createXmlReader(sink) : createDelimitedReader('\t', sink)
  const { start, item, end } = feedFormats[format]
  reader.write(start(head) + items.map(item).join('') + end)
  reader.end()
  return { rows, faults, languages }
}

const texts = [
  ...[...hostileTexts, ...largeTexts].filter((text) => text.trim() !== ''),
  '"citat" först',
  'skärm 19" bred',
  'tab\tbort\r\nny rad',
  'ord\u00adbrott',
  `${'🛋️'.repeat(200)}`,
]

it.each(['xml', 'tsv'] as const)(
  'a %s feed with hostile texts is read as it was written',
  (format) => {
    const items = texts.map((text, index): FeedItem => ({
      id: `${index}-1`,
      title: feedText('title', text) || 'Vik',
      description: feedText('description', text),
      link: `https://a.test/p/${encodeURIComponent(text.replace(/\p{Cs}/gu, ''))}`,
      price: '1234.50 SEK',
      brand: feedText('brand', text),
      color: feedText('color', text),
      product_type: feedText('product_type', text),
      gtin: '',
    }))
    const { rows, faults, languages } = readBack(items, format)
    expect(faults).toEqual([])
    expect(languages).toEqual(format === 'xml' ? ['sv-SE'] : [])
    const written = items.map((item) => Object.entries(item).filter(([, value]) => value !== ''))
    const read = rows.map(({ fields }) => [...fields].map(([name, [value]]) => [name, value]))
    const sorted = (entries: unknown[][]) => entries.map((each) => Object.fromEntries(each as []))
    expect(sorted(read)).toEqual(sorted(written))
    for (const row of rows) {
      const result = parseFeedItem(row, new Date('2026-11-26'))
      // A title of nothing but markup has no text.
      if (!result.ok) expect(result.reason).toBe('missing-title')
    }
  },
)

it('XML has an element for each further picture, a table one column', () => {
  const item = { id: '1-1', title: 'Vik', price: '1.00 SEK', additional_image_link: 'a,b%2C' }
  expect(feedFormats.xml.item(item)).toContain(
    '<g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b%2C<',
  )
  expect(feedFormats.tsv.item(item).split('\t')[6]).toBe('a,b%2C')
})

it.each([
  ['ord '.repeat(60), 150, /ord…$/],
  ['x'.repeat(5_000), 150, /^x{149}…$/],
  [`${'x'.repeat(148)}🛋️🛋️`, 149, /x…$/],
  ['rad\u0000\u000b ett\ufffd\n två', 11, /^rad ett två$/],
  ['عربى', 4, /^عربى$/],
])('a long or unreadable title is mended: %#', (text, length, pattern) => {
  const title = feedText('title', text)
  expect(title.length).toBeLessThanOrEqual(Math.max(length, 150))
  expect(title).toMatch(pattern)
  expect(title).not.toMatch(/\p{Cs}/u)
})

it('a name is that of one market and language', () => {
  const scopes = [
    { language: 'sv', market: { alias: 'se' } } as ServedScope,
    { language: 'en', market: { alias: 'se' } } as ServedScope,
  ]
  expect(feedNames(scopes[1]!).map(({ file }) => file)).toEqual(['se-en.xml', 'se-en.tsv'])
  expect(readFeedName('se-en.tsv', scopes)).toMatchObject({ served: scopes[1], format: 'tsv' })
  for (const name of ['se-en.csv', 'se-fi.xml', 'se-en.xml.xml', 'SE-en.xml', ''])
    expect(readFeedName(name, scopes)).toBeNull()
})

import { expect, it } from 'vitest'

import { receiptPdf } from '#app/account/receipt/receipt-pdf.server.ts'
import { contentsOfPdf, textOfPdf } from '#tests/support/pdf-text.ts'

const lines = Array.from({ length: 90 }, (_, index) => ({
  name: `${index + 1} × Länstol Åre`,
  value: `1\u00a0234,50\u00a0€`,
}))

it('a receipt of several pages has its texts as text', async () => {
  const file = await receiptPdf({
    language: 'sv',
    shop: 'Hemvist',
    title: 'Kvitto 100001',
    seller: ['Hemvist AB', 'Org.nr 559999-9991'],
    facts: [{ name: 'Köpdatum', value: '3 november 2026' }],
    addresses: [{ title: 'Fakturaadress', text: 'Łukasz Żak 李' }],
    lines,
    sums: [{ name: 'Rabatt', value: '\u2212100 kr' }],
    vat: [{ name: 'Moms 25 % på 800 kr', value: '200 kr' }],
    notes: [],
    contract: [{ title: 'Ångerrätt', text: 'Till: Hemvist AB\n\nDatum:' }],
  })
  const text = textOfPdf(file)
  for (const expected of [
    'Kvitto 100001',
    'Org.nr 559999-9991',
    '3 november 2026',
    'Lukasz Zak ?',
    '1 × Länstol Åre',
    '90 × Länstol Åre',
    '1\u00a0234,50\u00a0€',
    '\u2212100 kr',
    'Moms 25 % på 800 kr',
    'Till: Hemvist AB',
  ]) {
    expect(text).toContain(expected)
  }
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

it('a value of several lines does not overlap the next row', async () => {
  const file = await receiptPdf({
    language: 'fi',
    shop: '',
    title: '',
    seller: [],
    facts: [
      { name: 'Maksutapa', value: 'Lasku, jonka maksuaika on 30 arkipäivää '.repeat(4).trim() },
      { name: 'Toimitustapa', value: 'Kotiinkuljetus' },
    ],
    addresses: [],
    lines: [],
    sums: [],
    vat: [],
    notes: [],
    contract: [],
  })
  const heights = [
    ...contentsOfPdf(file).matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\s+\/F\d+ 10 Tf\s+\[/g),
  ].map(([, y]) => Number(y))
  const rows = [...new Set(heights)].sort((one, other) => other - one)
  // The name and the value of the last row are alone there.
  expect(rows.length).toBeGreaterThan(3)
  expect(heights.filter((y) => y === rows.at(-1))).toHaveLength(2)
  const gaps = rows.slice(1).map((y, index) => (rows[index] ?? 0) - y)
  expect(Math.min(...gaps)).toBeGreaterThan(10)
})

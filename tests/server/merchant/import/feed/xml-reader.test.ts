import { describe, expect, it } from 'vitest'
import { createXmlReader } from '#server/merchant/import/feed/xml-reader.ts'
import { recordRows, writeInChunks } from '#tests/server/merchant/import/recorded-rows.ts'

function read(text: string, chunkSize = 11) {
  const recorded = recordRows()
  writeInChunks(createXmlReader(recorded), text, chunkSize)
  return recorded
}

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n<title>Shop</title><language>sv-SE</language>\n${items}\n</channel></rss>`

const validItem = (id: string) => `<item><g:id>${id}</g:id><title>Stol ${id}</title></item>`

describe('an XML feed', () => {
  it.each([1, 11, 10_000])(
    'with RSS items is read the same in chunks of %i characters',
    (pieces) => {
      const { rows, faults, languages } = read(
        rss(`<item>\n<g:id>1</g:id><title>Stol &amp; pall</title>
<description><![CDATA[<p>Ek & stål</p>]]></description><g:price>99 SEK</g:price>
<g:product_type>A &gt; B</g:product_type><g:product_type>C</g:product_type></item>\n${validItem('2')}`),
        pieces,
      )
      expect(faults).toEqual([])
      expect(languages).toEqual(['sv-SE'])
      expect(rows).toEqual([
        {
          line: 4,
          fields: {
            id: '1',
            title: 'Stol & pall',
            description: '<p>Ek & stål</p>',
            price: '99 SEK',
            product_type: ['A > B', 'C'],
          },
        },
        { line: 8, fields: { id: '2', title: 'Stol 2' } },
      ])
    },
  )

  it('with Atom entries uses the product id rather than the address of the entry', () => {
    const { rows } = read(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x" xml:lang="da">
<entry><id>https://shop.example/1</id><g:id>A1</g:id><title>Stol</title>
<link href="https://shop.example/stol"/><summary>En stol</summary></entry></feed>`)
    expect(rows[0]?.fields).toMatchObject({ id: 'A1', title: 'Stol', description: 'En stol' })
  })

  it('has a product price that is not the shipping price', () => {
    const { rows } = read(
      rss(
        `<item><g:id>1</g:id><g:price>99 SEK</g:price><g:shipping><g:country>SE</g:country><g:price>5 SEK</g:price></g:shipping></item>`,
      ),
    )
    expect(rows[0]?.fields).toEqual({ id: '1', price: '99 SEK' })
  })

  it.each([
    ['a bare ampersand', `<item><g:id>x</g:id><title>Bed & Bath</title></item>`],
    ['a bare less-than', `<item><g:id>x</g:id><title>Bord < 50 cm</title></item>`],
    ['a field without end', `<item><g:id>x</g:id><title>Bord</item>`],
    ['an item without end', `<item><g:id>x</g:id><title>Bord</title>`],
    ['a stray closing tag', `<item><g:id>x</g:id></b><title>Bord</title></item>`],
  ])('with %s has an error in that item only', (_, broken) => {
    const { rows, faults } = read(
      rss(`${validItem('1')}\n${broken}\n${validItem('2')}\n${validItem('3')}`),
    )
    expect(faults).toMatchObject([{ reason: 'broken-xml', line: 5 }])
    expect(rows.map(({ fields }) => fields.id)).toEqual(['1', '2', '3'])
  })

  it('that is truncated has the items before the cut', () => {
    const { rows, faults } = read(rss(validItem('1') + validItem('2')).slice(0, -50))
    expect(rows.map(({ fields }) => fields.id)).toEqual(['1'])
    expect(faults).toMatchObject([{ reason: 'broken-xml' }])
    const reader = createXmlReader(recordRows())
    reader.write(rss(`<!-- ${validItem('1')}`))
    expect(reader.end()).toBe(true)
  })

  it('has no expanded entities of its own declarations', () => {
    const { rows, faults } = read(
      `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss><channel><item><g:id>1</g:id><title>&b;</title></item>${validItem('2')}</channel></rss>`,
    )
    expect(faults).toMatchObject([{ reason: 'broken-xml' }])
    expect(rows.map(({ fields }) => fields.id)).toEqual(['2'])
  })

  it('has the named character entities that shop systems write', () => {
    const { rows } = read(rss(`<item><g:id>1</g:id><title>F&aring;t&ouml;lj&nbsp;A</title></item>`))
    expect(rows[0]?.fields.title).toBe('Fåtölj\u00a0A')
  })

  it('has no items from comments', () => {
    const { rows, faults } = read(rss(`<!-- ${validItem('1')} -->\n${validItem('2')}`))
    expect(faults).toEqual([])
    expect(rows).toEqual([{ line: 5, fields: { id: '2', title: 'Stol 2' } }])
  })

  it('has oversized items skipped instead of buffered', () => {
    const endless = `<item><g:id>x</g:id><title>${'x'.repeat(900_000)}</title></item>`
    const { rows, faults } = read(rss(`${validItem('1')}\n${endless}\n${validItem('2')}`), 65_536)
    expect(faults).toEqual([{ line: 5, reason: 'field-too-long' }])
    expect(rows.map(({ fields }) => fields.id)).toEqual(['1', '2'])
  })

  it.each(['<!-- ', '</item '])('with an endless %s is read in the time of its length', (start) => {
    const reader = createXmlReader(recordRows())
    const startedAt = performance.now()
    reader.write(start)
    for (let chunk = 0; chunk < 2_000; chunk++) reader.write(' '.repeat(8_192))
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

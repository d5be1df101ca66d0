import { describe, expect, it } from 'vitest'
import { createDelimitedReader } from '#server/merchant/import/feed/delimited-reader.ts'
import { recordRows, writeInChunks } from '#tests/server/merchant/import/recorded-rows.ts'

function read(text: string, delimiter = '\t', chunkSize = 7) {
  const recorded = recordRows()
  writeInChunks(createDelimitedReader(delimiter, recorded), text, chunkSize)
  return recorded
}

describe('a table of products', () => {
  it.each([1, 7, 10_000])('is read the same in chunks of %i characters', (pieces) => {
    const text = 'id\ttitle\tprice\r\n1\tStol\t99 SEK\r\n\r\n2\tBord\t\r\n'
    expect(read(text, '\t', pieces).rows).toEqual([
      { line: 2, fields: { id: '1', title: 'Stol', price: '99 SEK' } },
      { line: 4, fields: { id: '2', title: 'Bord' } },
    ])
  })

  it('has a last row without a line break', () => {
    expect(read('id\ttitle\n1\tStol').rows).toHaveLength(1)
  })

  it('has quoted fields with delimiters, quotes and line breaks', () => {
    const { rows, faults } = read(
      '"id","title"\n1,"Stol, vit"\n2,"Ett ""bord""\nav ek"\n3,Pall\n',
      ',',
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      { line: 2, fields: { id: '1', title: 'Stol, vit' } },
      { line: 3, fields: { id: '2', title: 'Ett "bord"\nav ek' } },
      { line: 5, fields: { id: '3', title: 'Pall' } },
    ])
  })

  it('keeps an inch sign inside a field', () => {
    expect(read('id\ttitle\n1\tShelf 19" deep\n').rows[0]?.fields.title).toBe('Shelf 19" deep')
  })

  it('reports the row with an unclosed quote and reads all rows after it', () => {
    const rows = Array.from({ length: 300 }, (_, index) => `${index}\tStol ${index}`)
    rows[10] = '10\t"Stol'
    rows[200] = '200\tBord "ek" 19"'
    const recorded = read(`id\ttitle\n${rows.join('\n')}\n`)
    expect(recorded.faults).toEqual([{ line: 12, reason: 'broken-quoting' }])
    expect(recorded.rows).toHaveLength(299)
    expect(recorded.rows[10]).toEqual({ line: 13, fields: { id: '11', title: 'Stol 11' } })
  })

  it('reports an unclosed quote even when a later row happens to close it', () => {
    const recorded = read('id\ttitle\n1\t"Stol\n2\tBord\n3\t"Pall"\n4\tSoffa\n')
    expect(recorded.faults).toEqual([{ line: 2, reason: 'broken-quoting' }])
    expect(recorded.rows.map(({ fields }) => fields.id)).toEqual(['2', '3', '4'])
  })

  it('reports rows with too few or too many columns', () => {
    const { rows, faults } = read('id\ttitle\tprice\n1\tStol\n2\tBord\t5\textra\n3\tPall\t7\t\t\n')
    expect(faults).toEqual([
      { line: 2, reason: 'wrong-column-count', detail: '2 instead of 3' },
      { line: 3, reason: 'wrong-column-count', detail: '4 instead of 3' },
    ])
    expect(rows).toHaveLength(1)
  })

  it('skips an oversized line instead of buffering it', () => {
    const { rows, faults } = read(`id\ttitle\n1\t${'x'.repeat(600_000)}\n2\tBord\n`, '\t', 65_536)
    expect(faults).toEqual([{ line: 2, reason: 'field-too-long' }])
    expect(rows).toEqual([{ line: 3, fields: { id: '2', title: 'Bord' } }])
  })

  it('has columns in any letter case and with blanks', () => {
    expect(read('ID;g:Title;Sale Price\n1;Stol;5\n', ';').rows[0]?.fields).toEqual({
      id: '1',
      title: 'Stol',
      sale_price: '5',
    })
  })

  it('has no column name that reaches a prototype', () => {
    const { rows } = read('id\t__proto__\tconstructor\n1\tx\ty\n')
    expect(rows).toHaveLength(1)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

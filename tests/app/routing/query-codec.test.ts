import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fastestMs } from '#tests/support/fastest.ts'
import { decodeItems, encodeItems, writeQuery } from '#app/routing/query-codec.ts'

describe('selected values in an address', () => {
  it.each([
    [
      'Ek~m_1,Furu~m_2',
      [
        { label: 'Ek', id: 'm_1' },
        { label: 'Furu', id: 'm_2' },
      ],
    ],
    ['a~b~c', [{ label: 'a~b', id: 'c' }]],
    ['b_1', [{ label: 'b_1', id: 'b_1' }]],
    ['A,B~c_1', [{ label: 'A,B', id: 'c_1' }]],
    [
      'A, B~x~c_1,Ek~m_1,b_1,b_2',
      [
        { label: 'A, B~x', id: 'c_1' },
        { label: 'Ek', id: 'm_1' },
        { label: 'b_1', id: 'b_1' },
        { label: 'b_2', id: 'b_2' },
      ],
    ],
    ['Ek~m_1,Ek igen~m_1', [{ label: 'Ek igen', id: 'm_1' }]],
    ['__proto__~__proto__', [{ label: '__proto__', id: '__proto__' }]],
    ['~,,Ek~', []],
    ['', []],
  ])('%s reads as %j', (text, items) => {
    expect(decodeItems(text)).toEqual(items)
  })

  it('are read in the time of their length', () => {
    expect(fastestMs(() => decodeItems(`${' '.repeat(8_000)}~x`))).toBeLessThan(20)
  })

  it('are the same after encoding and decoding any text', () => {
    const item = fc.record({ label: fc.string(), id: fc.string({ minLength: 1 }) })
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 20 }), (items) => {
        const query = writeQuery([['p-Material', encodeItems(items)]])
        const read = new URLSearchParams(query).get('p-Material') ?? ''
        expect(decodeItems(read)).toEqual(items)
      }),
    )
  })

  it('stay readable', () => {
    expect(
      writeQuery([
        ['brands', encodeItems([{ label: 'Alvik', id: 'b_1' }])],
        ['page', '2'],
      ]),
    ).toBe('?brands=Alvik~b_1&page=2')
    expect(writeQuery([])).toBe('')
  })
})

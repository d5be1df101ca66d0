import { describe, expect, it } from 'vitest'

import { readSpecification } from '#app/catalogue/product/specification.ts'

const parameter = (name: string, value: string | null, order = 0, show = true) => ({
  name,
  label: name,
  value,
  show,
  order,
  identifier: null,
})

describe('the specification', () => {
  it('joins the values of one property in one row, and sorts groups and rows', () => {
    expect(
      readSpecification([
        {
          name: 'Material',
          order: 2,
          parameters: [parameter('Klädsel', 'Ull'), parameter('Klädsel', 'Lin')],
        },
        {
          name: 'Allmänt',
          order: 1,
          parameters: [parameter('Stil', 'Nordisk', 2), parameter('Färg', 'Grön', 1)],
        },
      ]),
    ).toEqual([
      {
        name: 'Allmänt',
        rows: [
          { name: 'Färg', value: 'Grön' },
          { name: 'Stil', value: 'Nordisk' },
        ],
      },
      { name: 'Material', rows: [{ name: 'Klädsel', value: 'Ull, Lin' }] },
    ])
  })

  it('leaves out hidden and empty values, and groups without rows', () => {
    expect(
      readSpecification([
        null,
        {
          name: 'Tomt',
          order: null,
          parameters: [parameter('A', '-'), parameter('B', null), null],
        },
        { name: 'Dolt', order: null, parameters: [parameter('C', 'D', 0, false)] },
        { name: 'Inget', order: null, parameters: null },
      ]),
    ).toEqual([])
  })
})

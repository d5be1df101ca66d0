import { describe, expect, it } from 'vitest'

import { readOpenFacet, withOpenFacet } from '#app/catalogue/list/facets/open-facet.ts'
import { facetParams } from '#app/catalogue/list/selection/list-selection.ts'
import { listUrl, readSelection } from '#app/catalogue/list/selection/list-url.ts'

const read = (query: string) => readSelection(new URLSearchParams(query), false, 'LATEST')
const address = (query: string) => {
  const selection = read(query)
  return selection && listUrl('/c/bord', selection, 'LATEST')
}

describe('the address of a list', () => {
  it('is the same for any order of the selected values', () => {
    expect(address('p-Wood=Furu~w_2,Ek~w_1&brands=Alvik~b_1')).toBe(
      '/c/bord?brands=Alvik~b_1&p-Wood=Ek~w_1,Furu~w_2',
    )
    expect(address('brands=Alvik~b_1&p-Wood=Ek~w_1&p-Wood=Furu~w_2')).toBe(
      address('p-Wood=Furu~w_2,Ek~w_1&brands=Alvik~b_1'),
    )
  })

  it.each([
    ['min-price=1000&max-price=5000', '?max-price=5000&min-price=1000'],
    ['min-price=&max-price=10 000', '?max-price=10000'],
    ['max-price=10.000 kr', '?max-price=10000'],
    ['max-p-width=220 cm', '?max-p-width=220'],
    ['min-price=5000&max-price=1000', '?max-price=5000&min-price=1000'],
    ['max-price=1&max-price=2', '?max-price=2'],
    ['max-price=abc&min-price=-5&max-p-=3&min-brands=2', ''],
    ['max-price=99999999', ''],
    ['max-__proto__=3&min-=1', ''],
  ])('with the range %s is %j', (query, expected) => {
    expect(address(query)).toBe(`/c/bord${expected}`)
  })

  it('has at most ten ranges', () => {
    const many = Array.from({ length: 500 }, (_, at) => `min-p-m${at}=1`).join('&')
    expect(read(many)?.ranges).toHaveLength(10)
  })

  it('omits the default sort order and the first page', () => {
    expect(address('sort=LATEST&page=1')).toBe('/c/bord')
    expect(address('sort=PRICE&page=3')).toBe('/c/bord?sort=PRICE&page=3')
  })

  it('contains the pages that are shown together', () => {
    expect(address('from=1&page=3')).toBe('/c/bord?from=1&page=3')
    expect(address('from=3&page=3')).toBe('/c/bord?page=3')
  })

  it('drops parameters that are not its own', () => {
    expect(address('utm_source=x&__proto__=y&sort=NONSENSE&brands=')).toBe('/c/bord')
  })

  it('does not exist for an invalid page number', () => {
    expect(read('page=abc')).toBeNull()
    expect(read('page=0')).toBeNull()
  })
})

it.each(facetParams)('the parameter %s is of one group of facets and of nothing else', (param) => {
  expect(facetParams.filter((other) => other === param)).toEqual([param])
  const selection = {
    facets: [[param, [{ id: 'x_1', label: 'Ek' }]]],
    ranges: [{ param: 'price', from: 1, to: 2 }],
    sort: 'PRICE',
    pages: { first: 2, last: 3 },
  } as const
  const url = withOpenFacet(listUrl('/c/bord', selection, 'LATEST'), param)
  const { searchParams } = new URL(url, 'https://shop.example')
  expect(readSelection(searchParams, false, 'LATEST')).toEqual(selection)
  expect(readOpenFacet(searchParams)).toBe(param)
})

import { describe, expect, it } from 'vitest'

import { listUrl, readSelection } from '#app/catalogue/list/list-url.ts'

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

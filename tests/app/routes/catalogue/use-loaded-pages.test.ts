import { describe, expect, it } from 'vitest'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { continued, startWith } from '#app/routes/catalogue/use-loaded-pages.ts'

const list = (page: number, ids: number[], sort = 'LATEST') =>
  ({
    path: '/c/bord',
    selection: { facets: [], sort, page },
    products: ids.map((id) => ({ id }) as ProductCard),
    progress: { total: 9 },
  }) as unknown as ProductList
const shown = (kept: { products: readonly ProductCard[] }) => kept.products.map(({ id }) => id)

describe('showing more of a list', () => {
  it('adds the next page below and the previous one above', () => {
    const two = startWith(list(2, [4, 5, 6]))
    const three = continued(two, list(3, [7, 8, 9]))
    expect(shown(three)).toEqual([4, 5, 6, 7, 8, 9])
    const all = continued(three, list(1, [1, 2, 3]))
    expect(shown(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(all).toMatchObject({ firstPage: 1, lastPage: 3 })
  })

  it('shows a product once that slipped from one page to the next', () => {
    expect(shown(continued(startWith(list(1, [1, 2, 3])), list(2, [3, 4])))).toEqual([1, 2, 3, 4])
  })

  it('starts anew for another order and for a page that does not follow', () => {
    const one = startWith(list(1, [1, 2, 3]))
    expect(shown(continued(one, list(2, [8], 'PRICE')))).toEqual([8])
    expect(shown(continued(one, list(3, [7])))).toEqual([7])
  })
})

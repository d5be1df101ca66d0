import { describe, expect, it } from 'vitest'

import { onePage } from '#app/catalogue/list/list-page.ts'
import {
  chosenIds,
  isFacetParam,
  toggleFacet,
  withoutFacets,
  withSort,
  type ListSelection,
} from '#app/catalogue/list/list-selection.ts'

const nothing: ListSelection = { facets: [], sort: 'LATEST', pages: onePage(3) }
const oak = { id: 'm_1', label: 'Ek' }
const pine = { id: 'm_2', label: 'Furu' }

describe('a selection in a list', () => {
  it('adds a value and resets to the first page', () => {
    expect(toggleFacet(nothing, 'p-Material', oak)).toEqual({
      facets: [['p-Material', [oak]]],
      sort: 'LATEST',
      pages: onePage(1),
    })
  })

  it('removes a value that is selected again, and its empty group', () => {
    const both = toggleFacet(toggleFacet(nothing, 'p-Material', oak), 'p-Material', pine)
    expect(chosenIds(both)).toEqual(['m_1', 'm_2'])
    const one = toggleFacet(both, 'p-Material', oak)
    expect(chosenIds(one)).toEqual(['m_2'])
    expect(toggleFacet(one, 'p-Material', pine).facets).toEqual([])
  })

  it('resets to the first page for another sort order or without filters', () => {
    const chosen = { ...toggleFacet(nothing, 'brands', oak), pages: onePage(4) }
    expect(withSort(chosen, 'PRICE')).toMatchObject({ sort: 'PRICE', pages: onePage(1) })
    expect(withoutFacets(chosen)).toMatchObject({ facets: [], pages: onePage(1) })
  })
})

describe('a query parameter', () => {
  it.each([
    ['brands', true],
    ['categories', true],
    ['p-Material', true],
    ['p-', false],
    ['brandsX', false],
    ['page', false],
    ['__proto__', false],
    ['utm_source', false],
  ])('%s is a filter: %s', (name, expected) => {
    expect(isFacetParam(name)).toBe(expected)
  })
})

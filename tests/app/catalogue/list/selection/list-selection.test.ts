import { describe, expect, it } from 'vitest'

import { onePage } from '#app/catalogue/list/selection/list-page.ts'
import {
  chosenIds,
  countChosen,
  isFacetParam,
  toggleFacet,
  withLabels,
  withoutFacets,
  withRange,
  withSort,
  type ListSelection,
} from '#app/catalogue/list/selection/list-selection.ts'

const nothing: ListSelection = { facets: [], ranges: [], sort: 'LATEST', pages: onePage(3) }
const oak = { id: 'm_1', label: 'Ek' }
const pine = { id: 'm_2', label: 'Furu' }

describe('a selection in a list', () => {
  it('adds a value and resets to the first page', () => {
    expect(toggleFacet(nothing, 'p-Material', oak)).toEqual({
      facets: [['p-Material', [oak]]],
      ranges: [],
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

  it('replaces the values around a value: a shade narrows its colour', () => {
    const colors = toggleFacet(toggleFacet(nothing, 'p-color', oak), 'p-color', pine)
    const shade = { id: 'm_3', label: 'Ljus ek' }
    expect(chosenIds(toggleFacet(colors, 'p-color', shade, ['m_1', 'm_9']))).toEqual(['m_2', 'm_3'])
  })

  it('has either values or a range in a group', () => {
    const range = withRange(toggleFacet(nothing, 'price', oak), 'price', null, 10_000)
    expect(range).toMatchObject({
      facets: [],
      ranges: [{ param: 'price', from: null, to: 10_000 }],
    })
    expect(countChosen(range)).toBe(1)
    expect(toggleFacet(range, 'price', oak)).toMatchObject({ ranges: [] })
    expect(toggleFacet(range, 'p-Material', oak).ranges).toHaveLength(1)
    expect(withRange(range, 'price', null, null).ranges).toEqual([])
  })

  it('has the labels of the merchant, not those of the address', () => {
    const chosen = toggleFacet(nothing, 'brands', { id: 'b_1', label: 'Call 555-1234' })
    expect(withLabels(chosen, new Map([['b_1', 'Alvik']])).facets).toEqual([
      ['brands', [{ id: 'b_1', label: 'Alvik' }]],
    ])
    expect(withLabels(chosen, new Map()).facets).toEqual([['brands', [{ id: 'b_1', label: '' }]]])
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

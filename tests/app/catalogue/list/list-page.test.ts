import { describe, expect, it } from 'vitest'

import { listProgress, readPageNumber } from '#app/catalogue/list/list-page.ts'
import { readSort } from '#app/catalogue/list/list-sort.ts'

describe('a page number in the address', () => {
  it.each([
    [null, 1],
    ['1', 1],
    ['17', 17],
    ['301', 301],
    ['302', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['abc', null],
    ['', null],
    ['999999999999', null],
  ])('%s is page %s', (text, page) => {
    expect(readPageNumber(text)).toBe(page)
  })
})

describe('the progress of a list', () => {
  it('tells what was seen and what comes next', () => {
    expect(listProgress(1, 45)).toEqual({
      from: 1,
      to: 20,
      total: 45,
      previousPage: null,
      nextPage: 2,
    })
    expect(listProgress(3, 45)).toMatchObject({ from: 41, to: 45, previousPage: 2, nextPage: null })
  })

  it('ends with the list', () => {
    expect(listProgress(4, 45)).toBeNull()
    expect(listProgress(2, 20)).toBeNull()
  })

  it('has one page when the list is empty', () => {
    expect(listProgress(1, 0)).toMatchObject({ from: 0, to: 0, nextPage: null })
  })

  it('offers no page that the merchant would refuse', () => {
    expect(listProgress(301, 100_000)?.nextPage).toBeNull()
  })
})

describe('a sort in the address', () => {
  it.each([
    ['PRICE', false, 'PRICE'],
    ['RELEVANCE', false, 'LATEST'],
    ['RELEVANCE', true, 'RELEVANCE'],
    ['BEST_MATCH', false, 'LATEST'],
    ['NONE', false, 'LATEST'],
    ['__proto__', false, 'LATEST'],
    [null, false, 'LATEST'],
  ] as const)('%s (search: %s) sorts by %s', (text, isSearch, sort) => {
    expect(readSort(text, isSearch, 'LATEST')).toBe(sort)
  })
})

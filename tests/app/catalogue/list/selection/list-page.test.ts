import { describe, expect, it } from 'vitest'

import {
  listProgress,
  onePage,
  readPageNumber,
  readPageRange,
  extendRange,
} from '#app/catalogue/list/selection/list-page.ts'
import { readSort } from '#app/catalogue/list/selection/list-sort.ts'

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

describe('pages shown together', () => {
  it.each([
    ['', { first: 1, last: 1 }],
    ['page=4', { first: 4, last: 4 }],
    ['from=1&page=3', { first: 1, last: 3 }],
    ['from=2&page=11', { first: 2, last: 11 }],
    ['from=1&page=11', { first: 11, last: 11 }],
    ['from=5&page=2', { first: 2, last: 2 }],
    ['from=newsletter', { first: 1, last: 1 }],
    ['from=0&page=2', { first: 2, last: 2 }],
    ['from=1&page=abc', null],
  ])('%s', (query, pages) => {
    expect(readPageRange(new URLSearchParams(query))).toEqual(pages)
  })

  it('grow at either end, up to the most that the merchant returns at once', () => {
    expect(extendRange(onePage(2), 3)).toEqual({ first: 2, last: 3 })
    expect(extendRange({ first: 2, last: 3 }, 1)).toEqual({ first: 1, last: 3 })
    expect(extendRange({ first: 1, last: 10 }, 11)).toBeNull()
  })

  it('end with the list, which may have become shorter', () => {
    expect(listProgress({ first: 1, last: 3 }, 35)).toMatchObject({
      from: 1,
      to: 35,
      previousPage: null,
      nextPage: null,
    })
    expect(listProgress({ first: 2, last: 3 }, 80)).toMatchObject({
      from: 21,
      to: 60,
      previousPage: 1,
      nextPage: 4,
    })
  })
})

describe('the progress of a list', () => {
  it('shows what was seen and what is next', () => {
    expect(listProgress(onePage(1), 45)).toEqual({
      from: 1,
      to: 20,
      total: 45,
      previousPage: null,
      nextPage: 2,
    })
    expect(listProgress(onePage(3), 45)).toMatchObject({
      from: 41,
      to: 45,
      previousPage: 2,
      nextPage: null,
    })
  })

  it('ends with the list', () => {
    expect(listProgress(onePage(4), 45)).toBeNull()
    expect(listProgress(onePage(2), 20)).toBeNull()
  })

  it('has one page when the list is empty', () => {
    expect(listProgress(onePage(1), 0)).toMatchObject({ from: 0, to: 0, nextPage: null })
  })

  it('offers no page that the merchant would refuse', () => {
    expect(listProgress(onePage(301), 100_000)?.nextPage).toBeNull()
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

import { expect, test } from 'vitest'

import { nextOption, optionGroups } from '#app/routes/layouts/search/search-options.ts'

const nothing = { products: [], total: 0, categories: [], brands: [], pages: [], searches: [] }
const sources = {
  recent: ['soffa'],
  searchPath: (search: string) => `/s/${search}`,
  allLabel: (count: number) => `all ${count}`,
}

test('arrow keys go through all options and back to the field', () => {
  const down = [null, 0, 1, 2].map((active) => nextOption(active, 'ArrowDown', 3))
  const up = [null, 2, 1, 0].map((active) => nextOption(active, 'ArrowUp', 3))
  expect(down).toEqual([0, 1, 2, null])
  expect(up).toEqual([2, 1, 0, null])
  expect(nextOption(null, 'ArrowDown', 0)).toBeNull()
})

test('before the first letter there are searches, none of them twice, and categories', () => {
  const categories = [{ name: 'Möbler', path: '/c/mobler' }]
  const suggestions = { ...nothing, searches: ['soffa', 'bord'], categories }
  const groups = optionGroups({ ...sources, suggestions, typed: '' })
  expect(groups.map(({ kind, options }) => [kind, options.map(({ name }) => name)])).toEqual([
    ['recent', ['soffa']],
    ['top', ['bord']],
    ['categories', ['Möbler']],
  ])
})

test('what is typed leads to all products only when there are some', () => {
  const of = (total: number) =>
    optionGroups({ ...sources, suggestions: { ...nothing, total }, typed: 'ek' })
  expect(of(0)).toEqual([])
  expect(of(2)).toEqual([{ kind: 'all', options: [{ name: 'all 2', path: '/s/ek' }] }])
})

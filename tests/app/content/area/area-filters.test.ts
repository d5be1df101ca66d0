import { expect, it } from 'vitest'

import { listAreaFilters, productAreaFilters } from '#app/content/area/area-filters.ts'

it.each([
  [
    { kind: 'category', alias: 'soffor' },
    { filters: [{ key: 'Category', value: 'soffor' }], url: null },
  ],
  [
    { kind: 'brand', alias: 'lunda' },
    { filters: [{ key: 'Brand', value: 'lunda' }], url: null },
  ],
  [
    { kind: 'campaign', alias: 'rea' },
    { filters: [{ key: 'Campaign', value: 'rea' }], url: null },
  ],
  [
    { kind: 'list', alias: 'vit' },
    { filters: [], url: '/l/vit' },
  ],
  [{ kind: 'all' }, { filters: [], url: '/l/vit' }],
] as const)('the area of %j is chosen by %j', (target, expected) => {
  expect(listAreaFilters(target, '/l/vit')).toEqual(expected)
})

it('the area of a product is chosen by its categories, its brand and itself', () => {
  const product = { alias: 'vita', brand: null, categories: ['mobler', 'soffor'] }
  expect(productAreaFilters(product)).toEqual([
    { key: 'Category', value: 'mobler' },
    { key: 'Category', value: 'soffor' },
    { key: 'Product', value: 'vita' },
  ])
  expect(productAreaFilters({ ...product, brand: 'lunda' })).toContainEqual({
    key: 'Brand',
    value: 'lunda',
  })
})

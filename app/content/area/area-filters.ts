import type { ListTarget } from '#app/catalogue/list/list-target.ts'

/** What a page shows, by which the merchant selects its area (merchant API 7.1). */
export interface AreaFilter {
  key: 'Category' | 'Brand' | 'Campaign' | 'Product'
  /** Alias. */
  value: string
}

const keys = { category: 'Category', brand: 'Brand', campaign: 'Campaign' } as const

/** @param path of the list, by which one is selected that is no category, brand or campaign */
export function listAreaFilters(target: ListTarget, path: string) {
  return target.kind === 'category' || target.kind === 'brand' || target.kind === 'campaign'
    ? { filters: [{ key: keys[target.kind], value: target.alias }], url: null }
    : { filters: [], url: path }
}

export function productAreaFilters(product: {
  alias: string
  brand: string | null
  categories: readonly string[]
}): AreaFilter[] {
  const { alias, brand, categories } = product
  return [
    ...categories.map((value) => ({ key: 'Category' as const, value })),
    ...(brand ? [{ key: 'Brand' as const, value: brand }] : []),
    { key: 'Product' as const, value: alias },
  ]
}

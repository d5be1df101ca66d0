import type { Parameter } from '../index/reference-tables.ts'

const groups = {
  a: 'Product',
  c: 'Category',
  b: 'Brand',
  s: 'Sku',
  price: 'Price',
  d: 'Discount',
  stock: 'StockStatus',
  dc: 'DiscountCampaign',
} as const

/** The group of a facet: `filterId` of the public API. */
export function facetGroupOf(facetId: string, parameters: ReadonlyMap<number, Parameter>): string {
  const [mark = '', ...rest] = facetId.split('_')
  if (mark !== 'p') return groups[mark as keyof typeof groups] ?? ''
  const named = rest.join('_')
  for (const { identifier } of parameters.values()) {
    if (named.startsWith(`${identifier}_`)) return identifier
  }
  return ''
}

/** Stock status of the filter; the texts for shoppers depend on the quantity (spec section 4). */
export const stockStatuses = [
  'IN_STOCK',
  'FEW_LEFT',
  'OVERSELLABLE',
  'STATIC',
  'OUT_OF_STOCK',
] as const
export type StockStatus = (typeof stockStatuses)[number]

const fewLeftBelow = 6

export interface StockCount {
  inStock: number
  oversellable: number
  static: number
}

export function stockStatus({ inStock, oversellable, static: fixed }: StockCount): StockStatus {
  if (inStock + oversellable + fixed <= 0) return 'OUT_OF_STOCK'
  if (inStock >= fewLeftBelow) return 'IN_STOCK'
  if (inStock > 0) return 'FEW_LEFT'
  return oversellable > 0 ? 'OVERSELLABLE' : 'STATIC'
}

export function stockFacetOf(status: StockStatus): string {
  return `stock_${status.toLowerCase().replaceAll('_', '-')}`
}

/** The last pieces are in stock as well: the filter "in stock" includes "few left". */
export function stockParentOf(status: StockStatus): StockStatus | null {
  return status === 'FEW_LEFT' ? 'IN_STOCK' : null
}

/** The facets of a product with these skus. */
export function stockFacets(counts: readonly StockCount[]): readonly string[] {
  const status = stockStatus(sumStock(counts))
  const parent = stockParentOf(status)
  return (parent ? [status, parent] : [status]).map(stockFacetOf)
}

export function sumStock(counts: readonly StockCount[]): StockCount {
  const sum = { inStock: 0, oversellable: 0, static: 0 }
  for (const count of counts) {
    sum.inStock += count.inStock
    sum.oversellable += count.oversellable
    sum.static += count.static
  }
  return sum
}

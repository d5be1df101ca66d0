export interface OrderedLine {
  skuId: number
  quantity: number
  /** Most pieces that can be ordered now. */
  available: number
}

/**
 * The share of the available stock that an order takes, summed over its products: the last piece of one
 * product counts 1, three of thirty count 0.1. Large orders of plentiful goods count little; emptying the
 * stock for all other shoppers counts the same, however it is divided into orders.
 */
export function stockUsage(lines: readonly OrderedLine[]): number {
  const bySku = new Map<number, { quantity: number; available: number }>()
  for (const { skuId, quantity, available } of lines) {
    bySku.set(skuId, { quantity: quantity + (bySku.get(skuId)?.quantity ?? 0), available })
  }
  return [...bySku.values()].reduce(
    (sum, { quantity, available }) => sum + quantity / Math.max(quantity, available, 1),
    0,
  )
}

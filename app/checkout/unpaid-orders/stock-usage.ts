export interface OrderedLine {
  skuId: number
  quantity: number
  /** Most pieces that can be ordered now. */
  available: number
}

/** An order's share of the stock, summed over products: the last piece counts 1, three of thirty 0.1, however it is divided. */
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

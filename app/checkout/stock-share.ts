/** A row of a cart that is ordered. */
export interface OrderedLine {
  skuId: number
  quantity: number
  /** Most pieces that can be ordered now. */
  available: number
}

/**
 * How much of what is left an order takes, in shelves: the last piece of one thing is a whole shelf, three
 * of thirty are a tenth. So large orders of what there is plenty of weigh little, and emptying things for
 * everybody else weighs the same, however it is shared out among orders.
 */
export function stockShare(lines: readonly OrderedLine[]): number {
  const wanted = new Map<number, { quantity: number; available: number }>()
  for (const { skuId, quantity, available } of lines) {
    wanted.set(skuId, { quantity: quantity + (wanted.get(skuId)?.quantity ?? 0), available })
  }
  return [...wanted.values()].reduce(
    (sum, { quantity, available }) => sum + quantity / Math.max(quantity, available, 1),
    0,
  )
}

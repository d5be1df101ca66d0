/** A row of an order: unit price in minor units such as öre, and pieces. */
export interface Row {
  unitPrice: number
  quantity: number
}

/** Spreads a discount over rows by their sums, minor units, remainders to the largest (spec section 7); at most the rows' sum. */
export function spreadDiscount(rows: readonly Row[], discount: number): number[] {
  const sums = rows.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const total = sums.reduce((sum, each) => sum + each, 0)
  const spread = Math.min(Math.max(discount, 0), total)
  if (total === 0) return rows.map(() => 0)
  // Whole numbers: the product of two amounts may exceed what a number can hold exactly.
  const shares = sums.map((sum) => BigInt(sum) * BigInt(spread))
  const parts = shares.map((share) => Number(share / BigInt(total)))
  const remainders = shares.map((share, index) => ({ index, remainder: share % BigInt(total) }))
  const left = spread - parts.reduce((sum, part) => sum + part, 0)
  remainders.sort((a, b) => (a.remainder < b.remainder ? 1 : a.remainder > b.remainder ? -1 : 0))
  for (const { index } of remainders.slice(0, left)) parts[index]! += 1
  return parts
}

import type { CartLine } from './cart.store.ts'

/** Rows with the quantities in stock (`availableOf`), in order. A package keeps that of its scarcest part, so that it stays complete. */
export function rowsWithStock(
  lines: readonly CartLine[],
  availableOf: (skuId: number) => number,
): CartLine[] {
  const left = new Map<number, number>()
  return rowGroups(lines).flatMap((rows) => {
    const pieces = piecesBySku(rows)
    const packages = Math.min(
      ...rows.map(({ quantity, part }) => quantity / (part?.pieces ?? 1)),
      ...[...pieces].map(([skuId, count]) =>
        Math.floor((left.get(skuId) ?? availableOf(skuId)) / count),
      ),
    )
    for (const [skuId, count] of pieces) {
      left.set(skuId, (left.get(skuId) ?? availableOf(skuId)) - count * packages)
    }
    return rows.map((row) => ({ ...row, quantity: packages * (row.part?.pieces ?? 1) }))
  })
}

/** Pieces of each sku in one package; options of two groups may have the same sku. */
export function piecesBySku(
  rows: readonly Pick<CartLine, 'skuId' | 'part'>[],
): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { skuId, part } of rows) {
    pieces.set(skuId, (pieces.get(skuId) ?? 0) + (part?.pieces ?? 1))
  }
  return pieces
}

/** Rows of a package together, other rows alone; each group at the place of its first row. */
function rowGroups(lines: readonly CartLine[]): CartLine[][] {
  const groups = new Map<string, CartLine[]>()
  for (const line of lines) {
    const key = line.part?.groupKey ?? line.id
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

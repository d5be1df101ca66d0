/** What the next tier of a quantity discount gives. */
export interface NextTier {
  /** How many more pieces are needed. */
  missing: number
  /** Discount on every piece. */
  percent: number
}

interface Campaign {
  category: string | null
  actionValue: string | null
}

/**
 * The next tier of a line's quantity discounts; null when there is none, or the merchant does not send its
 * tiers. They are in the campaign's `actionValue`, as quantity and percent: `4:10, 6:15`.
 *
 * @param available most pieces that can be ordered
 */
export function nextTier(
  campaigns: readonly (Campaign | null)[] | null | undefined,
  quantity: number,
  available: number,
): NextTier | null {
  const tiers = (campaigns ?? [])
    .filter((campaign) => campaign?.category === 'QuantityDiscount')
    .flatMap((campaign) => (campaign?.actionValue ?? '').slice(0, 200).split(','))
    .flatMap((tier) => {
      const [, from, percent] = /^\s*(\d{1,5}):(\d{1,2}(?:\.\d+)?)\s*$/.exec(tier) ?? []
      return from && percent ? [{ from: Number(from), percent: Number(percent) }] : []
    })
  const current = Math.max(
    0,
    ...tiers.flatMap(({ from, percent }) => (from <= quantity ? percent : [])),
  )
  const [next] = tiers
    .filter(({ from, percent }) => from > quantity && from <= available && percent > current)
    .sort((a, b) => a.from - b.from)
  return next ? { missing: next.from - quantity, percent: next.percent } : null
}

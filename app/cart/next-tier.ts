import { readTiers, type TierCampaign } from '#app/catalogue/price/tiers.ts'
import type { WireList } from '#app/kit/wire-list.ts'

/** What the next tier of a quantity discount gives. */
export interface NextTier {
  /** How many more pieces are needed. */
  missing: number
  /** Discount on every piece. */
  percent: number
}

/**
 * The next tier of a line's quantity discounts; null when there is none, or the merchant does not send its
 * tiers.
 *
 * @param available most pieces that can be ordered
 */
export function nextTier(
  campaigns: WireList<TierCampaign>,
  quantity: number,
  available: number,
): NextTier | null {
  const tiers = readTiers(campaigns)
  const current = Math.max(
    0,
    ...tiers.flatMap((tier) => (tier.quantity <= quantity ? tier.percent : [])),
  )
  const next = tiers.find(
    (tier) => tier.quantity > quantity && tier.quantity <= available && tier.percent > current,
  )
  return next ? { missing: next.quantity - quantity, percent: next.percent } : null
}

import { present, type WireList } from '#app/kit/wire-list.ts'

/** A step of a quantity discount. */
export interface Tier {
  /** Number of pieces from which it applies. */
  quantity: number
  /** Reduction of every piece. */
  percent: number
}

/** The fields of the API's CampaignRuleType that are used here. */
export interface TierCampaign {
  category: string | null
  actionValue: string | null
}

const maxLength = 200

/**
 * The tiers of quantity discounts, fewest pieces first; empty where the merchant does not send them. They are
 * in the campaign's `actionValue`, as quantity and percent: `4:10, 6:15`. Other texts are not guessed at.
 */
export function readTiers(campaigns: WireList<TierCampaign>): Tier[] {
  return present(campaigns)
    .filter(({ category }) => category === 'QuantityDiscount')
    .flatMap(({ actionValue }) => (actionValue ?? '').slice(0, maxLength).split(','))
    .flatMap((tier) => {
      const [, quantity, percent] = /^\s*(\d{1,5}):(\d{1,2}(?:\.\d+)?)\s*$/.exec(tier) ?? []
      return quantity && percent ? [{ quantity: Number(quantity), percent: Number(percent) }] : []
    })
    .sort((one, other) => one.quantity - other.quantity)
}

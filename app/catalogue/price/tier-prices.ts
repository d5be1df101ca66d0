import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WirePrice } from './price-documents.server.ts'

/** The price of each piece when at least so many are bought. */
export interface TierPrice {
  quantity: number
  /** Formatted, with or without VAT depending on the customer type. */
  price: string
}

/** Prices by quantity, from a single piece; empty without a discount. Percentages would not be of the thirty days' lowest price. */
export function readTierPrices(
  campaigns: WireList<TierCampaign>,
  price: WirePrice | null | undefined,
  isVatIncluded: boolean,
  format: (amount: number) => string,
): TierPrice[] {
  if (!price || !(price.sellingPriceExVat > 0)) return []
  const steps = [{ quantity: 1, percent: 0 }]
  for (const tier of readTiers(campaigns)) {
    const { quantity, percent } = steps.at(-1)!
    if (tier.quantity > quantity && tier.percent > percent) steps.push(tier)
  }
  if (steps.length === 1) return []
  return steps.map(({ quantity, percent }) => ({
    quantity,
    price: format(reducedAmount(price, percent, isVatIncluded)),
  }))
}

/** Rounds like merchants: the price with VAT to a cent; VAT is deducted from the reduced price. */
function reducedAmount(
  { sellingPriceIncVat, sellingPriceExVat }: WirePrice,
  percent: number,
  isVatIncluded: boolean,
): number {
  const minor = Math.round(sellingPriceIncVat * 100)
  const reduced = minor - Math.round((minor * percent) / 100)
  if (isVatIncluded) return reduced / 100
  // Rates have at most one decimal, such as 25.5 %.
  const rate = Math.round((sellingPriceIncVat / sellingPriceExVat - 1) * 1000) / 1000
  return Math.round(reduced / (1 + rate)) / 100
}

interface Tier {
  /** Number of pieces from which it applies. */
  quantity: number
  /** Reduction of every piece. */
  percent: number
}

interface TierCampaign {
  category: string | null
  actionValue: string | null
}

const maxLength = 200

/** Fewest pieces first; from the campaign's `actionValue`, as quantity and percent: `4:10, 6:15`. Others are not guessed at. */
function readTiers(campaigns: WireList<TierCampaign>): Tier[] {
  return present(campaigns)
    .filter(({ category }) => category === 'QuantityDiscount')
    .flatMap(({ actionValue }) => (actionValue ?? '').slice(0, maxLength).split(','))
    .flatMap((tier) => {
      const [, quantity, percent] = /^\s*(\d{1,5}):(\d{1,2}(?:\.\d+)?)\s*$/.exec(tier) ?? []
      return quantity && percent ? [{ quantity: Number(quantity), percent: Number(percent) }] : []
    })
    .sort((one, other) => one.quantity - other.quantity)
}

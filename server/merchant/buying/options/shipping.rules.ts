/** Shipping fees of a cart, and the amount left to free shipping. */
import type { MarketAlias } from '../../channel/markets.ts'
import {
  carriedPieceGrams,
  carriedTotalGrams,
  heavyStepGrams,
  marketShipping,
  shippingIds,
  type ShippingOffer,
} from './shipping-options.ts'

/** Weights of the goods of a cart, in grams. */
export interface GoodsWeight {
  total: number
  heaviest: number
}

const noWeight: GoodsWeight = { total: 0, heaviest: 0 }

interface ShippingQuote {
  id: number
  key: ShippingOffer['key']
  feeMinor: number
}

/** For goods of this weight, with fees. Free is free for heavy goods too. A pickup point is for what a buyer can carry. */
export function shippingQuotes(
  market: MarketAlias,
  isFree: boolean,
  weight: GoodsWeight = noWeight,
): ShippingQuote[] {
  const heavyMinor =
    Math.floor(weight.total / heavyStepGrams) * marketShipping[market].heavyFeeMinor
  return marketShipping[market].offers
    .filter(({ key }) => key !== 'pickup' || canBeCarried(weight))
    .map(({ key, feeMinor, feeWhenFreeMinor }) => ({
      id: shippingIds[key],
      key,
      feeMinor: isFree ? feeWhenFreeMinor : feeMinor + (key === 'pickup' ? 0 : heavyMinor),
    }))
}

/** Whether one person can carry each piece, and all of them into a car. */
export function canBeCarried({ heaviest, total }: GoodsWeight): boolean {
  return heaviest <= carriedPieceGrams && total <= carriedTotalGrams
}

/** Amount that is missing for free delivery, minor units: 0 when reached, −1 where there is no limit. */
export function leftToFreeShippingMinor(market: MarketAlias, goodsMinor: number): number {
  const limit = marketShipping[market].freeFromMinor
  return limit === null ? -1 : Math.max(0, limit - goodsMinor)
}

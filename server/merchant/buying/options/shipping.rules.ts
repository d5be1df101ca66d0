/** Shipping fees of a cart, and the amount left to free shipping. */
import type { MarketAlias } from '../../channel/markets.ts'
import {
  heavyStepGrams,
  marketShipping,
  shippingIds,
  type ShippingOffer,
} from './shipping-options.ts'

interface ShippingQuote {
  id: number
  key: ShippingOffer['key']
  feeMinor: number
}

/**
 * Every shipping option with its fee for goods of this value and weight. Free shipping is free for heavy
 * goods too; a pickup point costs the same for all.
 */
export function shippingQuotes(
  market: MarketAlias,
  isFree: boolean,
  weightGrams = 0,
): ShippingQuote[] {
  const heavyMinor = Math.floor(weightGrams / heavyStepGrams) * marketShipping[market].heavyFeeMinor
  return marketShipping[market].offers.map(({ key, feeMinor, feeWhenFreeMinor }) => ({
    id: shippingIds[key],
    key,
    feeMinor: isFree ? feeWhenFreeMinor : feeMinor + (key === 'pickup' ? 0 : heavyMinor),
  }))
}

/** Amount that is missing for free delivery, minor units: 0 when reached, −1 where there is no limit. */
export function leftToFreeShippingMinor(market: MarketAlias, goodsMinor: number): number {
  const limit = marketShipping[market].freeFromMinor
  return limit === null ? -1 : Math.max(0, limit - goodsMinor)
}

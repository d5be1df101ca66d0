/** Fees are minor units including VAT. Ids are the same in every market, so that a selection stays valid. */
import type { MarketAlias } from '../../channel/markets.ts'

export const shippingIds = { home: 1, pickup: 2, carryIn: 3 } as const
export type ShippingKey = keyof typeof shippingIds

export const shippingKeyOf = (id: number): ShippingKey | null =>
  (Object.keys(shippingIds) as ShippingKey[]).find((key) => shippingIds[key] === id) ?? null

/** More than one person carries. */
export const heavyStepGrams = 150_000

/** Limits of a pickup point: parcels up to 20 kg, as its staff lift them too, and together 60 kg. */
export const carriedPieceGrams = 20_000
export const carriedTotalGrams = 60_000

export interface ShippingOffer {
  key: ShippingKey
  feeMinor: number
  /** Fee when delivery is free. Carrying in needs two people, so it is not free. */
  feeWhenFreeMinor: number
}

interface MarketShipping {
  freeFromMinor: number | null
  /** Added to a fee to a home for each whole `heavyStepGrams`. */
  heavyFeeMinor: number
  /** Options in the shown order. The cheapest is selected until the shopper selects another. */
  offers: readonly ShippingOffer[]
}

export const marketShipping: Record<MarketAlias, MarketShipping> = {
  se: shipping(5000_00, 300_00, [399_00, 99_00, 799_00], 400_00),
  dk: shipping(3500_00, 200_00, [299_00, 69_00, 599_00], 300_00),
  no: shipping(6000_00, 350_00, [449_00, 129_00, 899_00], 450_00),
  fi: shipping(500_00, 30_00, [39_00, 9_90, 79_00], 40_00),
  eu: shipping(null, 50_00, [69_00, 19_00, 129_00], 60_00),
  ax: shipping(700_00, 40_00, [59_00, 14_90, 99_00], 40_00),
}

function shipping(
  freeFromMinor: number | null,
  heavyFeeMinor: number,
  [home, pickup, carryIn]: [number, number, number],
  carryInWhenFree: number,
): MarketShipping {
  return {
    freeFromMinor,
    heavyFeeMinor,
    offers: [
      { key: 'home', feeMinor: home, feeWhenFreeMinor: 0 },
      { key: 'pickup', feeMinor: pickup, feeWhenFreeMinor: 0 },
      { key: 'carryIn', feeMinor: carryIn, feeWhenFreeMinor: carryInWhenFree },
    ],
  }
}

/**
 * The amounts of a cart, in integer minor units. VAT is taken out of each line's total, never out
 * of a unit price times a quantity, and every total is a sum of lines: the lines add up to the
 * total, to the last öre (spec section 3, Cart summary).
 */
import type { MarketAlias } from '../../channel/markets.ts'
import { exVat } from '../../pricing/vat.rules.ts'
import type { PromoCode } from './promo-codes.ts'

/** One amount with and without VAT, minor units. */
export interface Amount {
  inc: number
  ex: number
}

export interface PriceTotals {
  selling: Amount
  regular: Amount
}

export interface Tier {
  /** From this many pieces… */
  quantity: number
  /** …every piece costs this many percent less. */
  percent: number
}

export interface LinePricing {
  /** Unit price before tier and promo code. */
  sellingMinor: number
  /** Unit price that is crossed out; never below `sellingMinor`. */
  regularMinor: number
  quantity: number
  tiers: readonly Tier[]
}

export interface PricedLine {
  quantity: number
  unitSellingMinor: number
  /** What a piece would cost without the promo code. */
  unitBeforeCodeMinor: number
  unitRegularMinor: number
  /** The tier that the quantity reached. */
  tier: Tier | null
}

export interface Totals {
  /** The rows. */
  subTotal: PriceTotals
  /** The rows − fixed discount + fees: what is paid. */
  total: PriceTotals
  fixedDiscount: Amount
  shipping: Amount
  payment: Amount
  vats: { basisPoints: number; amountMinor: number }[]
}

/** `percent` of `minor`, rounded half up. */
function percentOf(minor: number, percent: number): number {
  return Math.round((minor * percent) / 100)
}

/** The tier that a quantity reaches: the one with the largest threshold not above it. */
export function reachedTier(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter((tier) => quantity >= tier.quantity)
    .reduce<Tier | null>(
      (best, tier) => (best && best.quantity > tier.quantity ? best : tier),
      null,
    )
}

/**
 * Unit price of a line: first the tier's percent, then the promo code's, each rounded to a whole
 * minor unit, so that unit price × quantity is the row's total without a remainder.
 */
export function priceLine(line: LinePricing, promoPercent: number): PricedLine {
  const tier = reachedTier(line.tiers, line.quantity)
  const afterTier = line.sellingMinor - percentOf(line.sellingMinor, tier?.percent ?? 0)
  return {
    quantity: line.quantity,
    unitSellingMinor: afterTier - percentOf(afterTier, promoPercent),
    unitBeforeCodeMinor: afterTier,
    unitRegularMinor: Math.max(line.regularMinor, line.sellingMinor),
    tier,
  }
}

export type PromoStatus =
  | { state: 'none' }
  | { state: 'applied'; promo: PromoCode }
  | { state: 'requirements-not-met'; promo: PromoCode; missingMinor: number }

/** Whether a code counts for goods of this value (before the code, VAT included). */
export function promoStatusOf(
  promo: PromoCode | null,
  goodsMinor: number,
  market: MarketAlias,
): PromoStatus {
  if (!promo) return { state: 'none' }
  const missingMinor = (promo.minimum?.[market] ?? 0) - goodsMinor
  return missingMinor > 0
    ? { state: 'requirements-not-met', promo, missingMinor }
    : { state: 'applied', promo }
}

/** A gift code pays for goods at most: it never pays the delivery and never gives money back. */
export function fixedDiscountMinor(
  promoStatus: PromoStatus,
  goodsMinor: number,
  market: MarketAlias,
) {
  if (promoStatus.state !== 'applied' || promoStatus.promo.effect.kind !== 'fixed') return 0
  return Math.min(promoStatus.promo.effect.amount[market], goodsMinor)
}

export function totalsOf(
  lines: readonly PricedLine[],
  sums: {
    fixedDiscountMinor: number
    shippingMinor: number
    /** What the delivery would cost more without the promo code. */
    shippingSavedMinor?: number
    paymentMinor: number
  },
  vatBasisPoints: number,
): Totals {
  const amount = (inc: number): Amount => ({ inc, ex: exVat(inc, vatBasisPoints) })
  const add = (a: Amount, b: Amount): Amount => ({ inc: a.inc + b.inc, ex: a.ex + b.ex })
  const less = (a: Amount, b: Amount): Amount => ({ inc: a.inc - b.inc, ex: a.ex - b.ex })
  const sum = (amounts: Amount[]) => amounts.reduce(add, { inc: 0, ex: 0 })

  const subTotal = {
    selling: sum(lines.map((line) => amount(line.quantity * line.unitSellingMinor))),
    regular: sum(lines.map((line) => amount(line.quantity * line.unitRegularMinor))),
  }
  const fixedDiscount = amount(sums.fixedDiscountMinor)
  const shipping = amount(sums.shippingMinor)
  const payment = amount(sums.paymentMinor)
  const fees = add(shipping, payment)
  const selling = add(less(subTotal.selling, fixedDiscount), fees)
  return {
    subTotal,
    total: {
      selling,
      regular: add(add(subTotal.regular, fees), amount(sums.shippingSavedMinor ?? 0)),
    },
    fixedDiscount,
    shipping,
    payment,
    vats: [{ basisPoints: vatBasisPoints, amountMinor: selling.inc - selling.ex }],
  }
}

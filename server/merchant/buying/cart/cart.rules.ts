/** Integer minor units. VAT is of each line's total, so that all totals are sums of lines (spec section 3, Cart summary). */
import { amountOf, subtract, type Amount } from '../../pricing/vat.rules.ts'

interface PriceTotals {
  selling: Amount
  regular: Amount
}

export interface Tier {
  /** Number of pieces from which the tier applies. */
  quantity: number
  /** Reduction of every piece. */
  percent: number
}

/** A campaign in which `pay` of every `take` pieces are paid: the cheapest are free. */
export interface MultiBuy {
  campaignId: string
  take: number
  pay: number
}

interface LinePricing {
  /** Unit price before tier and promo code. */
  sellingMinor: number
  /** Unit price that is crossed out; never below `sellingMinor`. */
  regularMinor: number
  quantity: number
  tiers: readonly Tier[]
}

type PricedLine = ReturnType<typeof priceLine>

export interface Totals {
  /** Sum of the rows. */
  subTotal: PriceTotals
  /** Rows − fixed discount + fees: the amount to pay. */
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

/** The tier with the largest threshold that a quantity reaches; null below all of them. */
export function findTier(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter((tier) => quantity >= tier.quantity)
    .reduce<Tier | null>(
      (best, tier) => (best && best.quantity > tier.quantity ? best : tier),
      null,
    )
}

/** The tier's percent, then the code's, each rounded to a minor unit, so that unit price × quantity is the row's total. */
export function priceLine(line: LinePricing, promoPercent: number) {
  const tier = findTier(line.tiers, line.quantity)
  const afterTier = line.sellingMinor - percentOf(line.sellingMinor, tier?.percent ?? 0)
  return {
    quantity: line.quantity,
    unitSellingMinor: afterTier - percentOf(afterTier, promoPercent),
    unitBeforeCodeMinor: afterTier,
    unitRegularMinor: Math.max(line.regularMinor, line.sellingMinor),
    tier,
  }
}

/** Of all pieces in a campaign the cheapest are free. A line counts for its first campaign, so that no piece is free twice. */
export function multiBuyDiscounts(
  lines: readonly { quantity: number; unitSellingMinor: number; multiBuys: readonly MultiBuy[] }[],
): { campaignId: string; minor: number }[] {
  const campaigns = new Map(
    lines.flatMap(({ multiBuys: [first] }) => (first ? [[first.campaignId, first]] : [])),
  )
  return [...campaigns.values()].flatMap(({ campaignId, take, pay }) => {
    const members = lines
      .filter(({ multiBuys: [first] }) => first?.campaignId === campaignId)
      .sort((a, b) => a.unitSellingMinor - b.unitSellingMinor)
    const pieces = members.reduce((sum, { quantity }) => sum + quantity, 0)
    let free = Math.floor(pieces / take) * (take - pay)
    let minor = 0
    for (const { quantity, unitSellingMinor } of members) {
      const count = Math.min(quantity, free)
      free -= count
      minor += count * unitSellingMinor
    }
    return minor > 0 ? [{ campaignId, minor }] : []
  })
}

export function totalsOf(
  lines: readonly PricedLine[],
  amounts: {
    fixedDiscountMinor: number
    shippingMinor: number
    /** How much more the delivery would cost without the promo code. */
    shippingSavedMinor?: number
    paymentMinor: number
  },
  vatBasisPoints: number,
): Totals {
  const amount = (inc: number) => amountOf(inc, vatBasisPoints)
  const add = (a: Amount, b: Amount): Amount => ({ inc: a.inc + b.inc, ex: a.ex + b.ex })
  const sum = (amounts: Amount[]) => amounts.reduce(add, { inc: 0, ex: 0 })

  const subTotal = {
    selling: sum(lines.map((line) => amount(line.quantity * line.unitSellingMinor))),
    regular: sum(lines.map((line) => amount(line.quantity * line.unitRegularMinor))),
  }
  const fixedDiscount = amount(amounts.fixedDiscountMinor)
  const shipping = amount(amounts.shippingMinor)
  const payment = amount(amounts.paymentMinor)
  const fees = add(shipping, payment)
  const selling = add(subtract(subTotal.selling, fixedDiscount), fees)
  return {
    subTotal,
    total: {
      selling,
      regular: add(add(subTotal.regular, fees), amount(amounts.shippingSavedMinor ?? 0)),
    },
    fixedDiscount,
    shipping,
    payment,
    vats: [{ basisPoints: vatBasisPoints, amountMinor: selling.inc - selling.ex }],
  }
}

/** Sums of a cart, in whole minor units of one kind, with VAT or without, added here (spec section 3, Cart summary). */

/** One amount with VAT and without, minor units. */
export interface Amount {
  inc: number
  ex: number
}

export type AmountKind = keyof Amount

/** A price of the merchant, in currency units. */
interface MerchantPrice {
  sellingPriceIncVat: number
  sellingPriceExVat: number
}

export interface MerchantLine {
  quantity: number
  totalPrice: MerchantPrice | null
  campaign: {
    appliedCampaigns: readonly (object | null)[] | null
    prices: readonly ({ quantity: number; price: MerchantPrice | null } | null)[] | null
  } | null
  product: { unitPrice: MerchantPrice | null } | null
}

export interface LineSums {
  /** The merchant's price of the row, with the promo code. */
  now: Amount
  /** The price without the promo code: shown for the row, since the code has a row of its own. */
  beforeCode: Amount
}

export const toMinor = (amount: number): number => Math.round(amount * 100)

/** Minor units of a currency by ISO 4217: a krona has 100 öre, and an Icelandic króna nothing smaller. */
export function minorUnits(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 100
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}

/** @param hundredths of a currency unit, as sums are counted here */
export const inMinorUnits = (hundredths: number, currency: string): number =>
  Math.round((hundredths * minorUnits(currency)) / 100)

export function amountOf(price: MerchantPrice | null | undefined): Amount {
  return {
    inc: toMinor(price?.sellingPriceIncVat ?? 0),
    ex: toMinor(price?.sellingPriceExVat ?? 0),
  }
}

type Fee = { feeIncVat: number; feeExVat: number } | null | undefined

/** Minor units of the fee of a delivery or payment. */
export const feeIn = (kind: AmountKind, fee: Fee): number =>
  toMinor((kind === 'inc' ? fee?.feeIncVat : fee?.feeExVat) ?? 0)

/** VAT rate of the first amount above zero, rounded to a tenth of a per cent: 0.255 for 25.5 %. */
export function vatRate(...amounts: readonly Amount[]): number {
  const taxed = amounts.find(({ ex }) => ex > 0)
  return taxed ? Math.round((taxed.inc / taxed.ex - 1) * 1000) / 1000 : 0
}

/** @param inc minor units with VAT */
export function withRate(inc: number, rate: number): Amount {
  return { inc, ex: Math.round(inc / (1 + rate)) }
}

/** A row with and without a code: its price before is that of its campaigns, else the product page's unless they lowered it. */
export function lineSums(line: MerchantLine, hasCode: boolean): LineSums {
  const now = amountOf(line.totalPrice)
  if (!hasCode || !line.totalPrice) return { now, beforeCode: now }
  const prices = (line.campaign?.prices ?? []).flatMap((entry) => (entry?.price ? [entry] : []))
  const page = amountOf(line.product?.unitPrice)
  const pieces = prices.reduce((sum, { quantity }) => sum + quantity, 0)
  const isReportedComplete = pieces === line.quantity
  const hasOwnCampaign = (line.campaign?.appliedCampaigns ?? []).some(Boolean)
  const reported = isReportedComplete
    ? prices.reduce((sum, { quantity, price }) => sum + quantity * amountOf(price).inc, 0)
    : hasOwnCampaign
      ? 0
      : line.quantity * page.inc
  if (reported <= now.inc) return { now, beforeCode: now }
  return { now, beforeCode: withRate(reported, vatRate(now, amountOf(prices[0]?.price), page)) }
}

/** The used fields of the merchant's sums, in currency units; `discount` counts from regular prices. */
export interface MerchantSums {
  subTotal: (MerchantPrice & { discountIncVat: number; discountExVat: number }) | null
  total: (MerchantPrice & { discountIncVat: number; discountExVat: number }) | null
  fixedAmountDiscountIncVat: number
  fixedAmountDiscountExVat: number
}

export interface Savings {
  /** Discount of promo code and fixed amounts on the rows. */
  discountMinor: number
  /** Savings by the code, shipping included; without fixed amounts where they may be a campaign's. */
  savedMinor: number
}

/** Discount of a code or of fixed amounts, in one kind of amount; `isFixedOfCode` where the latter are the code's alone. */
export function savingsOf(
  lines: readonly LineSums[],
  reported: MerchantSums | null,
  kind: AmountKind,
  hasCode: boolean,
  isFixedOfCode = true,
): Savings {
  const ofRows = lines.reduce((sum, { now, beforeCode }) => sum + beforeCode[kind] - now[kind], 0)
  const [fixed, total, goods] = (
    kind === 'inc'
      ? [
          reported?.fixedAmountDiscountIncVat,
          reported?.total?.discountIncVat,
          reported?.subTotal?.discountIncVat,
        ]
      : [
          reported?.fixedAmountDiscountExVat,
          reported?.total?.discountExVat,
          reported?.subTotal?.discountExVat,
        ]
  ).map((amount) => toMinor(amount ?? 0)) as [number, number, number]
  // The discount of the total beyond goods and fixed amounts is that of shipping.
  const ofDelivery = Math.max(0, total - goods - fixed)
  const ofCode = ofRows + ofDelivery + (isFixedOfCode ? fixed : 0)
  return { discountMinor: ofRows + fixed, savedMinor: hasCode ? ofCode : 0 }
}

import { formatMoney } from '#app/i18n/format-money.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireItemPrices, WireSummary } from './cart-sums-documents.server.ts'
import {
  amountOf,
  feeIn,
  inMinorUnits,
  lineSums,
  savingsOf,
  toMinor,
  vatRate,
  withRate,
  type AmountKind,
  type LineSums,
} from './cart-sums.ts'
import { unknownAmount, type LinePrices, type Summary } from './shown-sums.ts'

export type SumsView = Pick<Visit, 'vatIncluded' | 'languageId' | 'market'>

export interface WireSums {
  promoCode: string | null
  appliedCampaigns?: WireList<{ category: string | null }>
  items: WireList<WireItemPrices>
  summary: WireSummary | null
}

export interface ReadSums {
  prices: ReadonlyMap<string, LinePrices>
  /** Formatted price of several rows together, and of their products by themselves. */
  packagePrices: (ids: ReadonlySet<string>) => { total: string; separate: string | null }
  summary: Summary
}

/** Rows and sum of a cart or order: gross with VAT; net, VAT and gross without (spec section 3, Cart summary). */
export function readSums(view: SumsView, wire: WireSums | null | undefined): ReadSums {
  const summary = wire?.summary ?? null
  const currency = summary?.total?.currency?.code ?? view.market.currency
  const money = (minor: number) => formatMoney(minor / 100, view.languageId, currency)
  const kind: AmountKind = view.vatIncluded ? 'inc' : 'ex'
  const hasCode = Boolean(wire?.promoCode)
  const items = present(wire?.items)
  const sums = items.map((item) => lineSums(item, hasCode))
  // A cart without rows costs nothing, also where none was created.
  const known: Known = (part, text) => (part || items.length === 0 ? text : unknownAmount)
  return {
    prices: new Map(
      items.map((item, index) => [item.id, readPrices(item, sums[index]!, kind, money)]),
    ),
    packagePrices(ids) {
      const rows = items.flatMap((item, index) =>
        ids.has(item.id) && item.totalPrice ? [{ item, sums: sums[index]! }] : [],
      )
      const total = rows.reduce((sum, { sums }) => sum + sums.beforeCode[kind], 0)
      const separate = rows.reduce(
        (sum, { item }) => sum + item.quantity * amountOf(item.product?.unitPrice)[kind],
        0,
      )
      return {
        total: rows.length > 0 ? money(total) : '',
        separate: rows.length > 0 && separate > total ? money(separate) : null,
      }
    },
    summary: {
      ...readTotals(summary, kind, money, known),
      ...readDiscount(sums, wire, kind, money, known),
      currency,
    },
  }
}

type Money = (minor: number) => string
/** The text of a part of the sum, if the merchant has sent that part. */
type Known = (part: object | null | undefined, text: string) => string

function readPrices(
  item: WireItemPrices,
  { now, beforeCode }: LineSums,
  kind: AmountKind,
  money: Money,
): LinePrices {
  const { quantity, unitPrice, totalPrice, product } = item
  const shown = beforeCode[kind]
  // The merchant's formatted text is used only with the merchant's own amount.
  const isReported = shown === now[kind]
  const unit = isReported && unitPrice ? amountOf(unitPrice)[kind] : Math.round(shown / quantity)
  const page = amountOf(product?.unitPrice)
  return {
    unitPrice: (isReported && formattedOf(unitPrice, kind)) || (totalPrice ? money(unit) : ''),
    isUnitRounded: unit * quantity !== shown,
    totalPrice: (isReported && formattedOf(totalPrice, kind)) || (totalPrice ? money(shown) : ''),
    withoutOffer:
      totalPrice && quantity * page.inc > beforeCode.inc ? money(quantity * page[kind]) : null,
  }
}

type WirePrice = WireItemPrices['unitPrice']

function formattedOf(price: WirePrice | undefined, kind: AmountKind): string | null {
  if (!price) return null
  return kind === 'inc' ? price.sellingPriceIncVatFormatted : price.sellingPriceExVatFormatted
}

function readTotals(summary: WireSummary | null, kind: AmountKind, money: Money, known: Known) {
  const { shipping, payment, total, balance } = summary ?? {}
  const left = shipping?.amountLeftToFreeShipping ?? -1
  const totals = amountOf(total)
  const feeOf = (of: typeof shipping | typeof payment) =>
    (kind === 'inc' ? of?.feeIncVatFormatted : of?.feeExVatFormatted) || money(feeIn(kind, of))
  // Not every merchant rounds, and an order is compared with what its buyer saw.
  const rounded = (amount: number | undefined) => toMinor(amount ?? 0) / 100
  const totalAmount = rounded(total?.sellingPriceIncVat)
  const used = balance?.pending ?? 0
  const dueAmount = used > 0 ? rounded(balance?.totalSellingPriceExBalanceIncVat) : totalAmount
  const ofTotal = (formatted: string | null | undefined, minor: number) =>
    known(total, formatted || money(minor))
  const written = ofTotal(total?.sellingPriceIncVatFormatted, totals.inc)
  const fee = known(shipping, feeOf(shipping))
  const isFree = fee !== unknownAmount && (shipping?.feeIncVat ?? 0) === 0
  return {
    vatIncluded: kind === 'inc',
    shipping: {
      fee,
      isFree,
      isEstimate: shipping?.isDefault ?? true,
      leftToFree: left > 0 && !isFree ? leftToFree(summary, left, kind, money) : null,
    },
    paymentFee: (payment?.feeIncVat ?? 0) > 0 ? feeOf(payment) : null,
    net: kind === 'inc' ? null : ofTotal(total?.sellingPriceExVatFormatted, totals.ex),
    vat: ofTotal(total?.vatFormatted, totals.inc - totals.ex),
    total: written,
    totalAmount,
    balance: used > 0 ? money(-toMinor(used)) : null,
    due:
      used > 0
        ? balance?.totalSellingPriceExBalanceIncVatFormatted || money(toMinor(dueAmount))
        : written,
    dueAmount,
  }
}

/** The limit includes VAT; customers who see prices without VAT see the missing amount without it. */
function leftToFree(
  summary: WireSummary | null,
  left: number,
  kind: AmountKind,
  money: Money,
): string {
  const { shipping, subTotal, total } = summary ?? {}
  if (kind === 'inc' && shipping?.amountLeftToFreeShippingFormatted) {
    return shipping.amountLeftToFreeShippingFormatted
  }
  return money(withRate(toMinor(left), vatRate(amountOf(subTotal), amountOf(total)))[kind])
}

function readDiscount(
  sums: readonly LineSums[],
  wire: WireSums | null | undefined,
  kind: AmountKind,
  money: Money,
  known: Known,
) {
  const { promoCode, summary } = wire ?? {}
  const { subTotal, isReported, discount, saved, hasMultiBuy } = goodsSums(sums, wire, kind)
  return {
    subTotal: known(
      summary?.subTotal,
      (isReported && formattedOf(summary?.subTotal, kind)) || money(subTotal),
    ),
    discount: discount > 0 ? money(-discount) : null,
    // A discount of which only a part is the code's is not named after it.
    discountCode: hasMultiBuy ? null : promoCode || null,
    saved: saved > 0 ? money(saved) : null,
  }
}

/** Sum of the rows as shown, and the discount on it, in minor units. */
function goodsSums(sums: readonly LineSums[], wire: WireSums | null | undefined, kind: AmountKind) {
  const { promoCode, summary } = wire ?? {}
  const hasMultiBuy = (wire?.appliedCampaigns ?? []).some((each) => each?.category === 'MultiBuy')
  const { discountMinor, savedMinor } = savingsOf(
    sums,
    summary ?? null,
    kind,
    Boolean(promoCode),
    !hasMultiBuy,
  )
  const ofRows = sums.reduce((sum, { now, beforeCode }) => sum + beforeCode[kind] - now[kind], 0)
  return {
    subTotal: amountOf(summary?.subTotal)[kind] + ofRows,
    isReported: ofRows === 0,
    discount: discountMinor,
    saved: savedMinor,
    hasMultiBuy,
  }
}

export interface LineAmounts {
  unit: number
  /** Before the discount of a promo code, which has a row of its own. */
  total: number
  /** What the code takes off, from 0. */
  discount: number
}

/** The sums of `readSums` as numbers in minor units of their currency, for machines: rows of one kind, which add up to the total with VAT. */
export interface CartAmounts {
  lines: ReadonlyMap<string, LineAmounts>
  subTotal: number
  discount: number
  shipping: number
  paymentFee: number
  /** VAT that the rows do not include; 0 where they do. */
  addedVat: number
  /** VAT of the total. */
  vat: number
  total: number
  currency: string
}

export function readAmounts(view: SumsView, wire: WireSums): CartAmounts {
  const { summary } = wire
  const kind: AmountKind = view.vatIncluded ? 'inc' : 'ex'
  const items = present(wire.items)
  const sums = items.map((item) => lineSums(item, Boolean(wire.promoCode)))
  const { subTotal, discount } = goodsSums(sums, wire, kind)
  const total = amountOf(summary?.total)
  const currency = summary?.total?.currency?.code ?? view.market.currency
  const inUnits = (hundredths: number) => inMinorUnits(hundredths, currency)
  const paymentFee = feeIn(kind, summary?.payment)
  const lines = items.map((item, index) => {
    const { now, beforeCode } = sums[index]!
    const isReported = beforeCode[kind] === now[kind]
    const unit = isReported
      ? amountOf(item.unitPrice)[kind]
      : Math.round(beforeCode[kind] / item.quantity)
    const off = beforeCode[kind] - now[kind]
    const amounts = {
      unit: inUnits(unit),
      total: inUnits(beforeCode[kind]),
      discount: inUnits(off),
    }
    return [item.id, amounts] as const
  })
  return {
    lines: new Map(lines),
    subTotal: inUnits(subTotal),
    discount: inUnits(discount),
    // Without VAT it is what is left of the net sum, so that the rows add up where the merchant has rounded.
    shipping: inUnits(
      kind === 'inc'
        ? toMinor(summary?.shipping?.feeIncVat ?? 0)
        : Math.max(0, total.ex - (subTotal - discount) - paymentFee),
    ),
    paymentFee: inUnits(paymentFee),
    addedVat: kind === 'inc' ? 0 : inUnits(total.inc - total.ex),
    vat: inUnits(total.inc - total.ex),
    total: inUnits(total.inc),
    currency,
  }
}

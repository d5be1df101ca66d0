import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

/** A cart as the shop shows it; amounts are formatted by market and language. */
export interface Cart {
  /** Null until something is put in it. */
  id: string | null
  lines: readonly CartLine[]
  promoCode: string | null
  /** Names of campaigns on the whole cart that want to be seen. */
  campaigns: readonly string[]
  summary: Summary
  isCompleted: boolean
}

/** What a row costs, without what a code on the whole cart takes off: that has a row of its own. */
export interface LinePrices {
  unitPrice: string
  /** Pieces times the unit price is not quite the row: VAT is taken off the row as a whole. */
  isUnitRounded: boolean
  totalPrice: string
  /** What the row would cost without its campaign; null when it has none. */
  withoutOffer: string | null
}

export interface CartLine extends LinePrices {
  id: string
  skuId: number
  name: string
  brand: string
  /** Address of the product; null when it is no longer in the shop. */
  path: string | null
  picture: string | null
  /** Size or the like; null for things that come in one. */
  variant: string | null
  quantity: number
  /** Most pieces that can be ordered now. */
  available: number
  stock: StockLabel
  /** What is said of the day that it comes. */
  dates: DeliveryDates
  /** Name of the country that it is not sold in: then it costs nothing and cannot be ordered. */
  notSoldIn: string | null
  /** Lowest price of a piece in the thirty days before its price was reduced; null when it is not. */
  prior: string | null
  /** Names of campaigns that want to be seen, where the line shows what they have lowered. */
  campaigns: readonly string[]
}

/**
 * The sum of a cart, row by row, all of one kind: rows and `net` are without VAT unless `vatIncluded`.
 * Rows less the discount make `net`, or `total` where VAT is in them.
 */
export interface Summary {
  vatIncluded: boolean
  /** Sum of the lines as they are shown. */
  subTotal: string
  /** What a promo code or campaign takes off in one sum, as a negative amount; null when nothing. */
  discount: string | null
  /** The code that takes it off; null when it is a campaign. */
  discountCode: string | null
  /** What the code saves, delivery included; null when nothing, or when the merchant does not tell. */
  saved: string | null
  shipping: {
    fee: string
    isFree: boolean
    /** Nothing has been chosen yet, so the fee may change. */
    isEstimate: boolean
    /** What is missing to free delivery; null when it is free or the market has no such limit. */
    leftToFree: string | null
  }
  /** Fee of the way to pay; null when there is none. */
  paymentFee: string | null
  /** Sum of the rows without VAT; null where they include it. */
  net: string | null
  vat: string
  /** Always with VAT. */
  total: string
  totalAmount: number
  /** What the customer's balance pays of it, and the same as a negative amount; null when nothing. */
  balance: { used: string; deduction: string } | null
  /** What remains to be paid: the total, less the balance. */
  due: string
  dueAmount: number
  currency: string
}

export const countItems = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0)

/** What of a cart tells whether it has changed; amounts in whole units. */
export interface CartOverview {
  pieces: number
  shippingFee: number
  total: number
  /** Nothing has been chosen yet, so the fee may change. */
  isShippingDefault: boolean
  subTotal: number
  promoCode: string
}

/**
 * A text that is another when a cart counts as changed (spec section 4): pieces, fee, total or whether the
 * fee is that of a choice; or its items do: their sum or the code.
 */
export function cartState(overview: CartOverview): string {
  const { pieces, shippingFee, total, isShippingDefault, subTotal, promoCode } = overview
  return JSON.stringify([pieces, shippingFee, total, isShippingDefault, subTotal, promoCode])
}

/** Whether some line cannot be delivered as ordered: not sold here, sold out, or fewer are there. */
export function hasShortage(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some((line) => line.quantity > line.available)
}

/** Whether some line is not sold where the cart is looked at. */
export function hasUnsold(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some((line) => line.notSoldIn !== null)
}

/** Names of a single size that tell a shopper nothing. */
const silentVariants = new Set(['', '-', 'one size'])

export function variantOf(name: string | null | undefined): string | null {
  const text = name?.trim() ?? ''
  return silentVariants.has(text.toLowerCase()) ? null : text
}

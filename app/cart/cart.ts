import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { CartPackage } from './packages/read-packages.ts'
import type { LinePrices, Summary } from './sums/shown-sums.ts'

/** A cart in the shop's own type; amounts are formatted by market and language. */
export interface Cart {
  /** Null for an empty cart that was never created. */
  id: string | null
  lines: readonly CartLine[]
  packages: readonly CartPackage[]
  promoCode: string | null
  campaigns: readonly string[]
  summary: Summary
  isCompleted: boolean
}

export interface CartLine extends LinePrices {
  id: string
  /** Key of the package of which it is a part; null for a product by itself. */
  packageKey: string | null
  skuId: number
  name: string
  brand: string
  /** Null when it is no longer in the shop. */
  product: { id: number; alias: string; categoryId: number | null } | null
  /** Path of the product; null when it is no longer in the shop. */
  path: string | null
  picture: string | null
  /** Size or the like; null for products with a single variant. */
  variant: string | null
  quantity: number
  /** Most pieces that can be ordered now. */
  available: number
  stock: StockLabel
  dates: DeliveryDates
  /** Name of the country when it is not sold there: then it has no price and cannot be ordered. */
  notSoldIn: string | null
  /** Lowest price of a piece in the 30 days before a price reduction; null without a reduction. */
  prior: string | null
  /** Names of the visible campaigns that reduce its price, or the cart's sum. */
  campaigns: readonly string[]
}

export const countItems = (cart: Pick<Cart, 'lines'>): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0)

/** The values that decide whether a cart has changed; amounts in currency units. */
export interface CartOverview {
  pieces: number
  shippingFee: number
  total: number
  /** No shipping option is chosen yet, so the fee may change. */
  isShippingDefault: boolean
  subTotal: number
  promoCode: string
}

/** Differs when a cart counts as changed (spec section 4): by pieces, fee, total, chosen shipping, sum or promo code. */
export function cartState(overview: CartOverview): string {
  const { pieces, shippingFee, total, isShippingDefault, subTotal, promoCode } = overview
  return JSON.stringify([pieces, shippingFee, total, isShippingDefault, subTotal, promoCode])
}

/** Whether a line cannot be ordered as it is: not sold in this market, sold out, or too few in stock. */
export function hasShortage(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some((line) => line.quantity > line.available)
}

/** Whether a line is not sold in the current market. */
export function hasUnsold(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some((line) => line.notSoldIn !== null)
}

/** Names of variants without meaning for shoppers. */
const placeholderVariants = new Set(['', '-', 'one size'])

export function variantOf(name: string | null | undefined): string | null {
  const text = name?.trim() ?? ''
  return placeholderVariants.has(text.toLowerCase()) ? null : text
}

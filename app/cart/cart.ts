import type { DeliveryDates } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { StockLabel } from '#app/catalogue/stock/stock-label.ts'

import type { NextTier } from './next-tier.ts'
import type { PackageSelection } from './package-selection.ts'

/** A cart in the shop's own type; amounts are formatted by market and language. */
export interface Cart {
  /** Null for an empty cart that was never created. */
  id: string | null
  lines: readonly CartLine[]
  packages: readonly CartPackage[]
  promoCode: string | null
  /** Names of the visible campaigns on the whole cart. */
  campaigns: readonly string[]
  summary: Summary
  isCompleted: boolean
}

/** A product package in the cart: lines that are counted and removed together. */
export interface CartPackage {
  /** The same as `packageKey` of its lines. */
  key: string
  id: number
  /** Empty when the merchant sends none. */
  name: string
  quantity: number
  /** Most packages that can be ordered now. */
  available: number
  selection: PackageSelection
  totalPrice: string
  /** Price of the same products by themselves; null unless it is higher. */
  separatePrice: string | null
}

/** Prices of a row, without the discount of a promo code, which has a row of its own. */
export interface LinePrices {
  unitPrice: string
  /** Whether quantity times unit price differs from the row, which is rounded as a whole. */
  isUnitRounded: boolean
  totalPrice: string
  /** Price of the row without its campaign; null without a campaign. */
  withoutOffer: string | null
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
  /** Texts with the dates of delivery. */
  dates: DeliveryDates
  /** Name of the country when it is not sold there: then it has no price and cannot be ordered. */
  notSoldIn: string | null
  /** Lowest price of a piece in the 30 days before a price reduction; null without a reduction. */
  prior: string | null
  /** Names of the visible campaigns that reduce its price, or the cart's sum. */
  campaigns: readonly string[]
  /** What more pieces would give; null without such a campaign. */
  nextTier: NextTier | null
  /** How many pieces one more would make free; null without such a campaign, or without stock. */
  nextFree: number | null
}

/**
 * The sum of a cart, row by row, all of one kind: rows and `net` are without VAT unless `vatIncluded`.
 * Rows less the discount make `net`, or `total` where VAT is in them.
 */
export interface Summary {
  vatIncluded: boolean
  /** Sum of the lines' shown prices. */
  subTotal: string
  /** Discount of a promo code or campaign, as a negative amount; null without one. */
  discount: string | null
  /** The code of the discount; null when it is a campaign's. */
  discountCode: string | null
  /** Savings by the code, shipping included; null without savings, or when the merchant sends none. */
  saved: string | null
  shipping: {
    fee: string
    isFree: boolean
    /** No shipping option is chosen yet, so the fee may change. */
    isEstimate: boolean
    /** Amount left to free shipping; null when shipping is free or the market has no such limit. */
    leftToFree: string | null
  }
  /** Fee of the payment option; null when there is none. */
  paymentFee: string | null
  /** Sum of the rows without VAT; null when they include VAT. */
  net: string | null
  vat: string
  /** Always with VAT. */
  total: string
  totalAmount: number
  /** The part paid with the customer's balance, also as a negative amount; null without one. */
  balance: { used: string; deduction: string } | null
  /** The amount to pay: the total minus the balance. */
  due: string
  dueAmount: number
  currency: string
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

/**
 * A text that differs when a cart counts as changed (spec section 4): by pieces, fee, total or chosen
 * shipping, or by its items, that is their sum or the promo code.
 */
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
const silentVariants = new Set(['', '-', 'one size'])

export function variantOf(name: string | null | undefined): string | null {
  const text = name?.trim() ?? ''
  return silentVariants.has(text.toLowerCase()) ? null : text
}

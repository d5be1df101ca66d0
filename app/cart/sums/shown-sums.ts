/** In place of an amount that the merchant has not sent: 0 would be a false price. */
export const unknownAmount = '–'

/** Prices of a row, without the discount of a promo code, which has a row of its own. */
export interface LinePrices {
  unitPrice: string
  /** Whether quantity times unit price differs from the row, which is rounded as a whole. */
  isUnitRounded: boolean
  totalPrice: string
  /** Price of the row without its campaign; null without a campaign. */
  withoutOffer: string | null
}

/** Row by row of one kind: without VAT unless `vatIncluded`. Rows less the discount make `net`, or `total` with VAT. */
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
  /** The part paid with the customer's balance, as a negative amount; null without one. */
  balance: string | null
  /** The amount to pay: the total minus the balance. */
  due: string
  dueAmount: number
  currency: string
}

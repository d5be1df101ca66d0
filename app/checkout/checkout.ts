import type { Cart } from '#app/cart/cart.ts'

import type { BuyerType } from './draft/buyer-type.ts'
import type { Draft } from './draft/checkout-form.ts'
import { isCredit } from './payment/credit-verdict.ts'

export interface Checkout {
  cart: Cart
  /** Countries that goods can be sent to, by market alias, in the page's language. */
  countries: readonly { alias: string; code: string; name: string }[]
  /** ISO 3166 code of the country that the goods are sent to. */
  countryCode: string
  /** Customer types that the visitor may choose between; empty without a choice. */
  buyerTypes: readonly BuyerType[]
  /** The typed values that the merchant has stored. */
  draft: Draft
  /** The city of the draft's postal code; '' where it is unknown. */
  suggestedCity: string
  /** Owner of the draft, see `draftOwner`. */
  owner: string
  shippingOptions: readonly ShippingOption[]
  /** The delivery widget's data, as JSON; null when the merchant's own options apply. */
  widgetData: string | null
  paymentOptions: readonly PaymentOption[]
}

export interface Option {
  id: string
  name: string
  /** Formatted; null when it is free, and empty when it is unknown. */
  fee: string | null
  isSelected: boolean
}

export interface ShippingOption extends Option {
  /** Text with the expected delivery time, and the nearest pickup point. */
  detail: string
  /** Pickup points, nearest first; empty for home delivery. */
  pickupPoints: readonly { id: string; name: string; isSelected: boolean }[]
}

export interface PaymentOption extends Option {
  /** `Card`, `Swish`, `DirectInvoice`, `Loan`: decides whether it is credit (`payment/credit-verdict.ts`). */
  type: string
  /** What the credit costs, with an example; null where that is unknown, and for payments that are none. */
  creditExample: string | null
  /** Payment type of the Merchant API, such as `STANDARD`: decides which provider places the order. */
  providerType: string | null
  /** Whether the shop's own form or the provider's places the order. */
  kind: 'ownForm' | 'embedded'
  /** The HTML of the provider's form; null for the shop's own form, and in the browser. */
  formHtml: string | null
}

/** The postal code field for shipping options: that of the delivery address. */
export function zipFieldOf(draft: Draft): 'zip' | 'shipZip' {
  return draft.shipElsewhere && draft.shipAddressLine1?.trim() ? 'shipZip' : 'zip'
}

/** The payment option with this id, else the one that the merchant has selected. */
export function chosenPayment(
  { paymentOptions }: Pick<Checkout, 'paymentOptions'>,
  id?: string,
): PaymentOption | undefined {
  return (
    paymentOptions.find((option) => option.id === id) ??
    paymentOptions.find(({ isSelected }) => isSelected)
  )
}

/** The payment of an order that leaves nothing to pay: in the shop's own form, without fee and credit. */
export function coveringPayment({
  cart,
  paymentOptions,
}: Pick<Checkout, 'cart' | 'paymentOptions'>): PaymentOption | undefined {
  if (cart.summary.dueAmount !== 0) return undefined
  const plain = paymentOptions.filter(
    ({ kind, fee, type }) => kind === 'ownForm' && fee === null && !isCredit(type),
  )
  return chosenPayment({ paymentOptions: plain }) ?? plain[0]
}

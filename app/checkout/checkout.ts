import type { Cart } from '#app/cart/cart.ts'

import type { BuyerType } from './buyer-type.ts'
import type { Draft } from './checkout-form.ts'
import type { PaymentProvider } from './providers/payment-provider.ts'

/** A checkout as the shop shows it. */
export interface Checkout {
  cart: Cart
  /** Countries that goods can be sent to, by market alias, in the page's language. */
  countries: readonly { alias: string; name: string }[]
  /** As whom the visitor may choose to buy; empty where there is nothing to choose. */
  buyerTypes: readonly BuyerType[]
  /** What the merchant remembers of what was typed. */
  draft: Draft
  /** Whose draft it is: see `draftOwner`. */
  owner: string
  shippingOptions: readonly ShippingOption[]
  paymentOptions: readonly PaymentOption[]
}

export interface Option {
  id: string
  name: string
  /** Formatted; null when it costs nothing. */
  fee: string | null
  isSelected: boolean
}

export interface ShippingOption extends Option {
  /** When it is there. */
  when: string
  /** Where it can be picked up, nearest first; none for what is brought. */
  places: readonly { id: string; name: string; isSelected: boolean }[]
}

export interface PaymentOption extends Option {
  /** `Card`, `Swish`, `DirectInvoice`, `Loan`: what the credit verdict reads. */
  type: string
  /** Its payment type in the Merchant API, such as `STANDARD`: which provider takes the order. */
  providerType: string | null
  /** Whose form takes the order. */
  kind: PaymentProvider['kind']
}

/** The postal code that ways of delivery are asked for with: that of the door the goods go to. */
export function zipFieldOf(draft: Draft): 'zip' | 'shipZip' {
  return draft.shipElsewhere && draft.shipAddressLine1?.trim() ? 'shipZip' : 'zip'
}

/** Name of the chosen way to pay; empty when there is none yet. */
export function paymentTypeOf(checkout: Pick<Checkout, 'paymentOptions'>, id?: string): string {
  return chosenPayment(checkout, id)?.type ?? ''
}

/** The way to pay of this id, else the one that the merchant has selected. */
export function chosenPayment(
  { paymentOptions }: Pick<Checkout, 'paymentOptions'>,
  id?: string,
): PaymentOption | undefined {
  return (
    paymentOptions.find((option) => option.id === id) ??
    paymentOptions.find(({ isSelected }) => isSelected)
  )
}

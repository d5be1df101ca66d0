import type { AppLoadContext } from '#app/load-context.ts'
import type { Visit } from '#app/visit/visit.ts'
import { orderForm, type OrderForm } from '#app/checkout/draft/checkout-form.ts'
import { updateCheckout } from '#app/checkout/checkout.server.ts'
import { checkoutInput } from '#app/checkout/draft/checkout-input.ts'
import { chosenPayment, type Checkout } from '#app/checkout/checkout.ts'
import { createDeliveryPromise } from '#app/checkout/delivery/delivery-promise.server.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { writeMerchantData } from '#app/checkout/draft/merchant-data.ts'
import { rememberPendingPayment } from '#app/checkout/confirmation/pending-payment.server.ts'
import { seenAmountsOf } from '#app/checkout/payment/seen-amounts.ts'
import {
  embeddedProviders,
  isEmbeddedType,
  type EmbeddedType,
} from '#app/checkout/providers/embedded-providers.ts'

import { checkBeforeOrder, returnAddresses } from './order.server.ts'
import { ownErrors } from './own-errors.server.ts'

export interface EmbeddedPayment {
  type: EmbeddedType
  /** The merchant's HTML; empty while the merchant has none. */
  html: string
  /** Whether this document allows the provider's sources; a request for data alone cannot. */
  isOpened: boolean
}

interface EmbeddedOptions extends Pick<AppLoadContext, 'allowSources'> {
  /** Path of the terms; null when the merchant has no page for them. */
  termsPath: string | null
}

/** The chosen provider's form with its checkout, for a complete draft; null for others, or one without a hook that may not order. */
export async function openEmbeddedPayment(
  visit: Visit,
  checkout: Checkout,
  { termsPath, allowSources }: EmbeddedOptions,
): Promise<{ form: EmbeddedPayment; checkout: Checkout } | null> {
  const payment = chosenPayment(checkout)
  const type = payment?.providerType
  if (payment?.kind !== 'embedded' || !isEmbeddedType(type)) return null
  const fields = orderedFields(visit, checkout, payment.type)
  if (!fields) return null
  const provider = embeddedProviders[type]
  // The hook of the others does so when their button is pressed.
  if (!provider.hasSubmitHook && (await checkBeforeOrder(visit, fields, payment.type))) return null
  const promise = createDeliveryPromise(visit, checkout)
  const prepared = await updateCheckout(visit, {
    ...checkoutInput(checkout.draft),
    merchantData: writeMerchantData(checkout.draft, draftOwner(visit), promise),
    checkoutUrls: returnAddresses(visit, provider.confirmParameter, termsPath),
  })
  if (!prepared || !visit.cartId) return null
  const html = chosenPayment(prepared)?.formHtml ?? ''
  const seen = seenAmountsOf(prepared.cart.summary)
  if (html) rememberPendingPayment(visit, { cartId: visit.cartId, paymentType: type, seen })
  const isOpened = allowSources?.(provider.pageSources) ?? false
  return { form: { type, html, isOpened }, checkout: prepared }
}

/** The fields of a draft; null while one is missing or wrong. */
function orderedFields(visit: Visit, checkout: Checkout, paymentType: string): OrderForm | null {
  const { data: fields } = orderForm(paymentType).safeParse(checkout.draft)
  if (!fields) return null
  const errors = ownErrors(visit, fields, checkout, paymentType)
  return Object.keys(errors).length > 0 ? null : fields
}

/** Whether the provider's form lacks a valid field, or no payment can be chosen without the address, lost in another tab. */
export function lacksDetails(visit: Visit, checkout: Checkout): boolean {
  if (checkout.paymentOptions.length === 0) return true
  const payment = chosenPayment(checkout)
  return payment?.kind === 'embedded' && orderedFields(visit, checkout, payment.type) === null
}

/** The checkout for the browser: without the forms of providers, which only `EmbeddedPayment` has. */
export function withoutForms(checkout: Checkout): Checkout {
  return {
    ...checkout,
    paymentOptions: checkout.paymentOptions.map((option) => ({ ...option, formHtml: null })),
  }
}

import { zipFieldOf, type Checkout } from '#app/checkout/checkout.ts'
import type { Draft } from '#app/checkout/draft/checkout-form.ts'
import { isPhone } from '#app/kit/person/phone.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { numberError } from './order.server.ts'

/** Errors of a typed order that only the server can find, reported together with the others. */
export function ownErrors(
  visit: Visit,
  typed: Draft,
  { draft, shippingOptions }: Checkout,
  paymentType: string,
): Record<string, string[]> {
  const phone = typed.phone?.trim()
  const zip = zipFieldOf(draft)
  const number = numberError(visit, typed, paymentType)
  return {
    ...(draft[zip] && shippingOptions.length === 0 && { [zip]: ['noShipping'] }),
    ...(phone && !isPhone(phone, visit.checkoutMarket.country.code) && { phone: ['phone'] }),
    ...(number?.field && { [number.field]: [number.key] }),
  }
}

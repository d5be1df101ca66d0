import { writeCookie } from '#app/session/cookies.ts'
import { flashEvent } from '#app/visit/flash/flash.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Saves the customer type, which decides whether prices include VAT, from this response on (spec section 4). */
export function chooseCustomerType(visit: Visit, type: string): void {
  writeCookie(visit.cookies, 'userType', type)
  if (type === visit.customerType) return
  flashEvent(visit.cookies, 'customer-type:change')
  const setting = visit.config.customerTypes.find((entry) => entry.type === type)
  if (!setting) return
  visit.customerType = setting.type
  visit.vatIncluded = setting.vat
}

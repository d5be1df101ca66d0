import { writeCookie } from '#app/session/cookies.ts'
import { tell } from '#app/visit/happenings.server.ts'
import type { Visit } from '#app/visit/visit.ts'

/** Prices with or without VAT follow the type of customer from the next page on (spec section 4). */
export function chooseCustomerType(visit: Visit, type: string): void {
  writeCookie(visit.cookies, 'userType', type)
  if (type !== visit.customerType) tell(visit.cookies, 'customer-type:change')
}

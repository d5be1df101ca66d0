import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { withPausedDeadline } from '#app/gateway/resilience/deadline.ts'
import { requestMerchant, refusalOf } from '#app/gateway/graphql.server.ts'
import { formatMoney } from '#app/i18n/format-money.server.ts'
import { done, refused, type Result } from '#app/kit/result.ts'
import { present } from '#app/kit/wire-list.ts'
import { forgetSession, renewSession } from '#app/visit/customer-session.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import {
  getUserDocument,
  updateUserDocument,
  type WireCustomer,
} from './account-documents.server.ts'
import { customerTypes, genders, type Customer, type UserChange } from './account.ts'

const customerByVisit = new WeakMap<
  Visit,
  { token: string | null; customer: Promise<Customer | null> }
>()

/** The customer of the visit's token; null for a guest. A rejected token is renewed once, or ends the session. */
export function getCustomer(visit: Visit): Promise<Customer | null> {
  const { token } = visit
  const before = customerByVisit.get(visit)
  if (before?.token === token) return before.customer
  const customer = fetchCustomer(visit)
  customerByVisit.set(visit, { token, customer })
  return customer
}

/** The same before a change, which keeps the time of a form: one that is waited for no longer may be made all the same. */
export const getCustomerToChange = (visit: Visit): Promise<Customer | null> =>
  withPausedDeadline(visit.deadline, () => getCustomer(visit))

async function fetchCustomer(visit: Visit): Promise<Customer | null> {
  if (visit.token === null) return null
  const user = await fetchUser(visit).catch((error: unknown) => {
    // Most merchants treat a visitor whose token they do not accept as a guest; others refuse it.
    if (error instanceof GatewayError && error.isTokenRejected) return null
    throw error
  })
  if (user) return readCustomer(visit, user)
  // Its clock is ahead of the shop's, or its keys are new: the session itself may last.
  visit.token = await renewSession(visit, visit.cookies, visit.services.renewals)
  if (visit.token) {
    // Refused again, it is no matter of the session: a wrong key logs nobody out.
    const renewed = await fetchUser(visit)
    if (renewed) return readCustomer(visit, renewed)
  }
  forgetSession(visit.cookies)
  visit.token = null
  visit.signedIn = null
  return null
}

const fetchUser = async (visit: Visit) =>
  (await requestMerchant(visit, getUserDocument, {})).getUser

export async function changeCustomer(
  visit: Visit,
  user: UserChange,
): Promise<Result<Customer, 'identity-number-not-valid' | 'signed-out'>> {
  try {
    const { updateUser } = await requestMerchant(visit, updateUserDocument, { user })
    return updateUser ? done(readCustomer(visit, updateUser)) : refused('signed-out')
  } catch (error) {
    if (!refusalOf(error)?.has('INVALID_IDENTITY_NUMBER')) throw error
    return refused('identity-number-not-valid')
  }
}

function readCustomer({ channel, languageId }: Visit, wire: WireCustomer): Customer {
  const { address } = wire
  // Merchants store a country as its code or as its name.
  const market = channel.markets.find(({ country }) =>
    [country.code, country.name].includes(address?.country ?? ''),
  )
  return {
    email: wire.email,
    customerType: customerTypes.find((type) => type === wire.customerType) ?? 'PERSON',
    gender: genders.find((gender) => gender === wire.gender) ?? 'UNSPECIFIED',
    newsletter: wire.newsletter ?? false,
    identityNumber: wire.personalId ?? '',
    balances: present(wire.balances).map(({ currency, amount, amountFormatted }) => ({
      currency,
      amount: amountFormatted || formatMoney(amount, languageId, currency),
    })),
    address: {
      firstName: address?.firstName ?? '',
      lastName: address?.lastName ?? '',
      phone: address?.mobile ?? '',
      careOf: address?.careOf ?? '',
      addressLine1: address?.addressLine1 ?? '',
      addressLine2: address?.addressLine2 ?? '',
      zip: address?.zip ?? '',
      city: address?.city ?? '',
      country: market?.country.code ?? '',
      company: address?.company ?? '',
      entryCode: address?.entryCode ?? '',
    },
  }
}

import { companyNumberOf } from '#app/kit/person/company-number.ts'
import type { Customer, UserChange } from '#app/account/account.ts'
import { changeCustomer, getCustomer } from '#app/account/customer.server.ts'
import { waitFor } from '#app/gateway/resilience/wait-for.ts'
import type { Visit } from '#app/visit/visit.ts'

import type { OrderForm } from '#app/checkout/draft/checkout-form.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'

type OrderedCompany = Pick<OrderForm, 'customerType' | 'organizationId' | 'company'>

/** Longest wait for the account: the order is already placed. */
const timeoutMs = 1_500

/** Completes a company's account with the number and name of its order, from which the next checkout fills them in. Never fails it. */
export async function rememberCompany(visit: Visit, form: OrderedCompany): Promise<void> {
  if (visit.token === null || form.customerType !== 'ORGANIZATION') return
  await waitFor(completeAccount(visit, form), { limitMs: timeoutMs }).catch(
    fallbackTo(undefined, (err) => visit.log.warn({ err }, 'company save failed')),
  )
}

async function completeAccount(visit: Visit, form: OrderedCompany): Promise<void> {
  const customer = await getCustomer(visit)
  const change = customer && missingCompany(customer, form)
  if (!change) return
  const changed = await changeCustomer(visit, change)
  if (!changed.ok) visit.log.warn({ reason: changed.reason }, 'company save failed')
}

/** What an account of a company lacks and an order has; null for nothing, and for an account of a person. */
export function missingCompany(
  {
    customerType,
    identityNumber,
    address,
  }: Pick<Customer, 'customerType' | 'identityNumber'> & {
    address: Pick<Customer['address'], 'company'>
  },
  ordered: OrderedCompany,
): UserChange | null {
  if (customerType !== 'ORGANIZATION') return null
  const number = identityNumber ? '' : companyNumberOf(ordered.organizationId?.trim() ?? '')
  const company = address.company ? '' : ordered.company?.trim()
  if (!number && !company) return null
  return { ...(number && { personalId: number }), ...(company && { address: { company } }) }
}

import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import type { Customer } from '#app/account/account.ts'
import { openCustomer } from '#app/account/customer.server.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * The guard of account pages (spec section 2): guests are sent to the start page; one who brings a
 * `loginToken` to where it is exchanged.
 */
export async function requireCustomer(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<{ visit: Visit; customer: Customer }> {
  const visit = await openVisit(args)
  const loginToken = new URL(args.request.url).searchParams.get('loginToken')
  if (loginToken) {
    throw redirect(`${href(visit, 'account')}?${new URLSearchParams({ loginToken })}`, 303)
  }
  const customer = await openCustomer(visit)
  if (!customer) throw redirect(href(visit, 'home'))
  return { visit, customer }
}

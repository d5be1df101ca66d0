import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { chooseCustomerType } from '#app/account/login/choose-customer-type.server.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'home'))
}

/** Saves the customer type, which decides the prices, and redirects back to the page of the choice. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const type = visit.config.customerTypes.find((setting) => setting.type === form.get('type'))?.type
  if (type && type !== visit.customerType) chooseCustomerType(visit, type)
  return seeOther(sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home'))
}

import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { returnPath } from '#app/account/return-path.ts'
import { href } from '#app/routing/href.ts'
import { writeCookie } from '#app/session/cookies.ts'
import { seeOther } from '#app/visit/answers.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'home'))
}

/** Prices as a person or as an organization, everywhere from now on; back to where it was chosen. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const type = visit.config.customerTypes.find((setting) => setting.type === form.get('type'))?.type
  if (type && type !== visit.customerType) writeCookie(visit.cookies, 'userType', type)
  return seeOther(returnPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home'))
}

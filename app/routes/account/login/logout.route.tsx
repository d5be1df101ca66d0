import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { logOut } from '#app/account/login/sign-in.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { endSessionResponse } from '#app/routes/account/end-session-response.server.ts'

/** A GET does not log out; it redirects to the start page. */
export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'home'))
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  await logOut(visit)
  return endSessionResponse(visit, href(visit, 'home'))
}

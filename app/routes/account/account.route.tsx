import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { redirectWithoutToken, requireCustomer } from '#app/account/login/guards.server.ts'
import { logInByLink } from '#app/account/login/login-link.server.ts'
import { forgetDraft } from '#app/checkout/checkout.server.ts'
import { href } from '#app/routing/href.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** Exchanges a `loginToken`, once, and redirects to a URL without it, or for an invalid one to the start page. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const loginToken = new URL(args.request.url).searchParams.get('loginToken')
  if (loginToken) {
    const before = { ...visit }
    const entered = await logInByLink(visit, loginToken)
    if (entered.ok && before.signedIn) await forgetDraft(before)
    if (!entered.ok && entered.reason === 'used') flashNotice(visit.cookies, 'login-link-used')
    throw redirectWithoutToken(href(visit, entered.ok ? 'accountOrders' : 'home'))
  }
  await requireCustomer(args)
  throw redirect(href(visit, 'accountOrders'))
}

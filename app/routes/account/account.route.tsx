import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { afterExchange, passGuard } from '#app/account/guards.server.ts'
import { enterByLink } from '#app/account/login-link.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/**
 * The front door of the account. A `loginToken` is exchanged here, once, and the address that follows
 * is without it; a token that is no good leads to the start page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const loginToken = new URL(args.request.url).searchParams.get('loginToken')
  if (loginToken) {
    const isIn = await enterByLink(visit, loginToken)
    throw afterExchange(href(visit, isIn ? 'accountOrders' : 'home'))
  }
  await passGuard('authenticated', args)
  throw redirect(href(visit, 'accountOrders'))
}

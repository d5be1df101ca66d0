import { redirect, redirectDocument } from '@remix-run/node'

import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'
import type { MiddlewareName } from '#app/visit/middleware-names.ts'
import { UnknownMiddlewareError } from '#app/visit/page-error.ts'
import { flashNotice } from '#app/visit/flash/flash.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Customer } from '#app/account/account.ts'
import { getCustomer, getCustomerToChange } from '#app/account/customer.server.ts'

import { previewVisit, startPreview } from './login-link.server.ts'

type GuardArgs = Parameters<typeof openVisit>[0]

/** Access rule of account pages (spec section 2): redirects guests to the start page, and a `loginToken` to its exchange. */
export async function requireCustomer(
  args: GuardArgs,
): Promise<{ visit: Visit; customer: Customer }> {
  const visit = await openVisit(args)
  const loginToken = new URL(args.request.url).searchParams.get('loginToken')
  if (loginToken) {
    throw redirect(`${href(visit, 'account')}?${new URLSearchParams({ loginToken })}`, 303)
  }
  const isChange = args.request.method === 'POST'
  const customer = await (isChange ? getCustomerToChange : getCustomer)(visit)
  if (!customer) throw redirectToLogin(visit, args)
  return { visit, customer }
}

/** Drafts are for visitors with a `loginToken`, exchanged once; a redirect removes it from the URL, or follows `redirect`. */
export async function requirePreview(args: GuardArgs): Promise<Visit> {
  const visit = await openVisit(args)
  const { pathname, searchParams } = new URL(args.request.url)
  const loginToken = searchParams.get('loginToken')
  if (loginToken) {
    const entered = await startPreview(visit, loginToken)
    if (!entered.ok && entered.reason === 'used') flashNotice(visit.cookies, 'login-link-used')
    const isShown = entered.ok && !searchParams.has('redirect')
    throw redirectWithoutToken(isShown ? pathname : href(visit, 'home'))
  }
  const preview = previewVisit(visit)
  if (!preview) throw redirect(href(visit, 'home'))
  return preview
}

/** Redirects to the start page or the login with a notice, as a document: an open page's header still shows the account. */
function redirectToLogin(visit: Visit, { request, context }: GuardArgs): Response {
  flashNotice(visit.cookies, 'login-needed')
  const home = href(visit, 'home')
  if (home !== '/' || !context.config.addresses.rootRedirect) return redirectDocument(home)
  // The start page redirects, perhaps to this page.
  const { pathname, search } = new URL(request.url)
  const query = new URLSearchParams({ returnTo: pathname + search })
  return redirectDocument(`${href(visit, 'login')}?${query}`)
}

const middleware: Readonly<Record<MiddlewareName, (args: GuardArgs) => Promise<unknown>>> = {
  default: async () => undefined,
  authenticated: requireCustomer,
  'authenticated-only': requireCustomer,
}

/** Runs the middleware that the settings name for a screen. An unknown name is a 500 (spec section 8). */
export async function runMiddleware(screen: string | null, args: GuardArgs): Promise<void> {
  const named = args.context.config.routeMiddleware.filter(({ name }) => name === screen)
  for (const { middleware: name } of named) {
    if (!Object.hasOwn(middleware, name)) throw new UnknownMiddlewareError(name)
    await middleware[name as MiddlewareName](args)
  }
}

/** Redirects from a URL that had a token. No cache stores the URL, and no referrer passes it on. */
export function redirectWithoutToken(path: string): Response {
  return redirect(path, {
    status: 303,
    headers: { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' },
  })
}

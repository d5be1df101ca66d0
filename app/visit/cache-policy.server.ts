import type { AppLoadContext } from '../load-context.ts'
import type { UrlScope } from '../routing/href.ts'
import { pagePath } from '../kit/remix-internals.ts'
import { screenAt } from '../routing/screen-path.ts'
import type { ScreenName } from '../routing/screens.ts'
import { persistedStates } from '../session/persisted-states.ts'
import { readCookie, type CookieName } from '../session/cookies.ts'

/** Cookies that change what a page shows; with one of them a page is the visitor's own. */
const personal: readonly CookieName[] = [
  'auth',
  'authRefresh',
  'user',
  'cart',
  'market',
  'checkoutMarket',
  'userType',
  'preview',
  'happened',
  'notice',
  'sentToPay',
  'paymentError',
]

/** And those among the states of older storefronts. */
const personalStates = ['customerType', 'favorites']

/** What only one shopper may see: gone from a shared computer once it is left. */
const ofOneShopper: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'checkout',
  'checkoutConfirm',
  'checkoutFail',
  'account',
  'accountOrders',
  'accountSettings',
  'accountBalance',
  'accountPassword',
  'accountData',
  'resetPassword',
  'previewWidgets',
])

/**
 * How long a page may be kept, decided here for all of them: what holds a shopper's data is theirs
 * alone, checkout and account are never stored, and the rest depends on the address only. Whoever keeps a public
 * page asks again before each use, so an answer made for nobody never reaches somebody with a cart
 * and `Vary: Cookie` would only keep every visitor's page apart. What a browser fetches ahead it does not
 * ask again for, so there it is said (`entry.server.tsx`).
 */
export function cachePolicy(
  context: Pick<AppLoadContext, 'cookies'>,
  scope: UrlScope,
  request: { pathname: string; method: string; status: number },
): string {
  const screen = screenAt(scope, pagePath(request.pathname))
  if (request.status >= 500 || (screen && ofOneShopper.has(screen))) return 'no-store'
  const states = persistedStates(context.cookies)
  const isPersonal =
    context.cookies.hasChanged() ||
    personalStates.some((name) => states.has(name)) ||
    personal.some((name) => readCookie(context.cookies, name) !== undefined)
  if (isPersonal || !['GET', 'HEAD'].includes(request.method)) return 'private, no-cache'
  return 'public, max-age=0, must-revalidate'
}

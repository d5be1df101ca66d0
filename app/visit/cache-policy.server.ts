import type { AppLoadContext } from '../context.ts'
import { languages } from '../i18n/languages.ts'
import { prefixOf } from '../routing/language-prefix.ts'
import { pathsOf, type ScreenName } from '../routing/screens.ts'
import { readPersistedStates } from '../session/persisted-states.ts'
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
]

/** What only one shopper may see: gone from a shared computer once it is left. */
const ofOneShopper: readonly ScreenName[] = [
  'checkout',
  'checkoutConfirm',
  'checkoutFail',
  'account',
  'accountOrders',
  'accountSettings',
  'accountBalance',
  'accountPassword',
  'accountData',
  'accountExport',
  'resetPassword',
  'previewWidgets',
]

const unstored = new Set(
  languages.flatMap(({ code }) =>
    ofOneShopper
      .flatMap((screen) => pathsOf(screen, code))
      .map((path) => ['', prefixOf(code), path].filter((part, i) => i === 0 || part).join('/')),
  ),
)

/**
 * How long a page may be kept, decided here for all of them: what holds a shopper's data is theirs
 * alone, checkout and account are never stored, and the rest depends on the address only. Whoever keeps a public
 * page asks again before each use, so an answer made for nobody never reaches somebody with a cart
 * and `Vary: Cookie` would only keep every visitor's page apart.
 */
export function cachePolicy(
  context: Pick<AppLoadContext, 'cookies'>,
  request: { pathname: string; method: string; status: number },
): string {
  const path = request.pathname.replace(/(\.data|\/)$/, '')
  if (unstored.has(path) || request.status >= 500) return 'no-store'
  const isPersonal =
    context.cookies.hasChanged() ||
    readPersistedStates(readCookie(context.cookies, 'persistedStates') ?? '').has('customerType') ||
    personal.some((name) => readCookie(context.cookies, name) !== undefined)
  if (isPersonal || !['GET', 'HEAD'].includes(request.method)) return 'private, no-cache'
  return 'public, max-age=0, must-revalidate'
}

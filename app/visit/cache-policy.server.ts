import type { AppLoadContext } from '../load-context.ts'
import type { UrlScope } from '../routing/href.ts'
import { pagePath } from '../kit/remix-internals.ts'
import { screenOfPath } from '../routing/screen-path.ts'
import { isPrivate } from '../routing/screens.ts'
import { persistedStates } from '../session/persisted-states.ts'
import { personalCookies, readCookie } from '../session/cookies.ts'

/** States of older storefronts that change what a page shows. */
const personalStates = ['customerType', 'favorites']

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
  const screen = screenOfPath(scope, pagePath(request.pathname))
  if (request.status >= 500 || (screen && isPrivate(screen))) return 'no-store'
  const states = persistedStates(context.cookies)
  const isPersonal =
    context.cookies.hasChanged() ||
    personalStates.some((name) => states.has(name)) ||
    personalCookies.some((name) => readCookie(context.cookies, name) !== undefined)
  if (isPersonal || !['GET', 'HEAD'].includes(request.method)) return 'private, no-cache'
  return 'public, max-age=0, must-revalidate'
}

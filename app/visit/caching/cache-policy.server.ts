import type { AppLoadContext } from '#app/load-context.ts'
import type { UrlScope } from '#app/routing/href.ts'
import { pagePath } from '#app/kit/remix-internals.ts'
import { screenOfPath } from '#app/routing/screen-path.ts'
import { screens } from '#app/routing/screens.ts'
import { persistedStates } from '#app/session/persisted-states.ts'
import { personalCookies, readCookie } from '#app/session/cookies.ts'

/** States of older storefronts that change what a page shows. */
const personalStates = ['customerType', 'favorites', 'delivery', 'savedForLater']

export const personalPolicy = 'private, no-cache'
export const publicPolicy = 'public, max-age=0, must-revalidate'

/**
 * A page with a shopper's data is private, checkout and account are never stored, others depend on the URL. Caches revalidate
 * a public page, so `Vary: Cookie` has only data (`entry.server.tsx`), which a browser prefetches without revalidation.
 */
export function cachePolicy(
  context: Pick<AppLoadContext, 'cookies'>,
  scope: UrlScope,
  request: { pathname: string; method: string; status: number },
): string {
  const screen = screenOfPath(scope, pagePath(request.pathname))
  if (request.status >= 500 || (screen && screens[screen].isPrivate)) return 'no-store'
  const states = persistedStates(context.cookies)
  const isPersonal =
    context.cookies.hasChanged() ||
    personalStates.some((name) => states.has(name)) ||
    personalCookies.some((name) => readCookie(context.cookies, name) !== undefined)
  if (isPersonal || !['GET', 'HEAD'].includes(request.method)) return personalPolicy
  return publicPolicy
}

import { freshnessRecordOf } from '#app/gateway/cache/freshness.ts'
import type { UrlScope } from '#app/routing/href.ts'
import { pagePath } from '#app/kit/remix-internals.ts'
import { day } from '#app/kit/time.ts'
import { screenOfPath } from '#app/routing/screen-path.ts'
import { publicScreens } from '#app/routing/screens.ts'
import type { AppLoadContext } from '#app/load-context.ts'

/** A page without results shows what others search for now, which is no data of the merchant. */
const maxSearchMs = 30_000

/** A page that is current for a moment only is still shown while the next one is rendered. */
const minStaleMs = 20_000

/** A `Surrogate-Control` header by the data's shortest cache time; null for a page that may not be kept, or with a failed part. */
export function documentLifetime(
  context: AppLoadContext,
  scope: UrlScope,
  { pathname, status }: { pathname: string; status: number },
): string | null {
  const screen = screenOfPath(scope, pagePath(pathname))
  const freshness = freshnessRecordOf(context).result()
  const isKept = context.isForManyVisitors && status === 200 && !context.cookies.hasChanged()
  if (!isKept || !screen || !publicScreens.has(screen) || !freshness) return null
  const freshMs = screen === 'search' ? Math.min(freshness.freshMs, maxSearchMs) : freshness.freshMs
  const fresh = Math.round(freshMs / 1000)
  const stale = Math.round(Math.max(freshness.staleMs, minStaleMs) / 1000)
  return `max-age=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${day}`
}

import { useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'

import type { AnalyticsSettings } from '#app/context.ts'
import { screenOfRoute } from '#app/routing/screen-of-route.ts'
import { refusesTracking } from '#app/session/browser-consent.ts'

import { pageType } from './page-type.ts'
import { publicPath } from './public-path.ts'
import { recordEvent } from './record-event.ts'

/** Records each page, unless no sink is set or the browser refuses; first in the page, whose events follow its impression. */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
  const { pathname, search } = useLocation()
  // The route of a failed page has no data.
  const screen = useMatches().reduce<string | null>(
    (found, { id, data }) => (data === undefined ? found : (screenOfRoute(id) ?? found)),
    null,
  )
  const recordedPath = useRef<string | null>(null)
  useEffect(() => {
    if (recordedPath.current === pathname) return
    const isFirst = recordedPath.current === null
    recordedPath.current = pathname
    const path = publicPath(pathname, search)
    recordEvent('page:impression', {
      path,
      pageType: pageType(screen),
      isFirst,
      url: location.origin + path,
    })
  }, [pathname, search, screen])
  useEffect(() => {
    if (refusesTracking()) return
    import('./start-analytics.ts').then(
      (module) => module.startAnalytics(settings),
      // Without the file nothing is measured.
      () => undefined,
    )
  }, [settings])
  return null
}

import { useLocation } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

import {
  openingPage,
  routeDataUrl,
  routeFiles,
  routerRoutes,
  shownRoutes,
} from '../../kit/remix-internals.ts'
import { mayPrefetch, type Connection, type PrefetchReason } from './connection.ts'
import { usePrefetchedData } from './prefetched-data-provider.tsx'
import { preloadFiles, preloadPictures } from './preload-files.ts'
import { publicPage, type PublicPage } from './public-page.ts'
import { watchCards } from './watch-cards.ts'
import { watchLinks } from './watch-links.ts'

/** Pages that are requested at most while one is shown. */
const maxPages: Readonly<Record<PrefetchReason, number>> = { intent: 20, view: 4 }

/** Requests data, files and pictures of the next page; until it runs, speculation rules do (`speculation-rules.route.tsx`). */
export function PagePrefetch() {
  const { pathname, search } = useLocation()
  const data = usePrefetchedData()
  const requested = useRef(nothingRequested())

  const prefetch = useCallback(
    async (link: HTMLAnchorElement, reason: PrefetchReason) => {
      const pages = requested.current[reason]
      if (!data || openingPage() || !mayPrefetch(reason, connection())) return
      const page = publicPage(link, location, routerRoutes())
      const request = page && pageRequest(page)
      if (!request || (pages.size >= maxPages[reason] && !pages.has(request.url))) return
      pages.add(request.url)
      if (reason === 'intent') preloadFiles(request.files)
      await data.request(request.url, reason, (headers) => {
        preloadFiles(request.files)
        return preloadPictures(headers.get('Link'), reason === 'view' ? 'low' : 'high')
      })
    },
    [data],
  )

  useEffect(() => watchLinks((link) => void prefetch(link, 'intent')), [prefetch])

  useEffect(() => {
    requested.current = nothingRequested()
    if (!mayPrefetch('view', connection())) return
    let last = Promise.resolve()
    // One after the other.
    return watchCards((link) => (last = last.then(() => prefetch(link, 'view'))))
  }, [prefetch, pathname, search])

  return null
}

const nothingRequested = () => ({ intent: new Set<string>(), view: new Set<string>() })

/** How the browser's router will request a page; null when it needs more than the data of one route. */
function pageRequest({ url, routeIds }: PublicPage) {
  const shown = shownRoutes()
  const own = routeIds.pop()!
  const files = routeIds.every((id) => shown.includes(id)) ? routeFiles(own) : null
  return files && { url: routeDataUrl(url, own), files }
}

const connection = () => (navigator as { connection?: Connection }).connection

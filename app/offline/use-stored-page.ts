import { useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'

import { isAllowed, onConsentChange } from '../session/browser-consent.ts'
import { useUrlScope } from '../routing/current-url-scope.tsx'
import { href } from '../routing/href.ts'
import { screenOfRoute } from '../routing/screen-of-route.ts'
import { screens } from '../routing/screens.ts'
import { cacheNames } from './cache-names.ts'
import type { PageToStore } from './stored-page.ts'

/** A page counts as seen after this time. */
const dwellMs = 3_000
const maxPictures = 60

/** Stores the shown page if search engines index it: it is the same for everybody. Without consent only the offline page. */
export function useStoredPage(imageServer: string): void {
  const { pathname, search } = useLocation()
  const last = useMatches().at(-1)
  const screen = screenOfRoute(last?.id ?? '')
  const isStored =
    screen !== null &&
    screens[screen].robots === 'index' &&
    last?.data !== undefined &&
    /^(?:\?page=\d+)?$/.test(search)
  const offlinePage = href(useUrlScope(), 'offline')
  useEffect(() => {
    if (!isStored || !('serviceWorker' in navigator) || isSavingData()) return
    const page = pathname + search
    let isShown = true
    const store = async () => {
      const { market = '' } = document.documentElement.dataset
      // Without a worker this never ends.
      const [{ active }] = await Promise.all([navigator.serviceWorker.ready, documentLoaded()])
      active?.postMessage({
        page: isAllowed('preferences') ? page : null,
        offlinePage,
        market,
        pictures: isShown ? shownPictures(imageServer) : [],
      } satisfies PageToStore)
    }
    const timer = setTimeout(() => void store(), dwellMs)
    return () => {
      isShown = false
      clearTimeout(timer)
    }
  }, [isStored, pathname, search, offlinePage, imageServer])
}

/** Deletes the stored pages when the visitor withdraws the consent to them; returns the way to stop. */
export const removePagesWithConsent = () =>
  onConsentChange(() => {
    if (!isAllowed('preferences')) forgetStoredPages()
  })

/** After a logout: the next user cannot see which pages were opened. The offline pages are the same for everybody. */
export function forgetStoredPages(): void {
  if (!('caches' in window)) return
  for (const name of [cacheNames.pages, cacheNames.pictures]) {
    caches.delete(name).catch(() => undefined)
  }
}

/** Resolves when the first pictures are there: on a slow network that takes longer than a page must be shown. */
function documentLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

/** Pictures of the shop itself and of its image server. */
function shownPictures(imageServer: string): string[] {
  const origins = [location.origin, new URL(imageServer, location.origin).origin]
  const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  const urls = loaded.map(({ currentSrc }) => currentSrc)
  const own = urls.filter((url) => origins.some((origin) => url.startsWith(`${origin}/`)))
  return [...new Set(own)].slice(0, maxPictures)
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

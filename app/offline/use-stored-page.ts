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

/**
 * Lets the service worker store the page that is shown, if it is one that search engines index: those
 * are the same for everybody. A filtered list or a search is not stored. Without consent only the offline
 * page is.
 */
export function useStoredPage(): void {
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
    const timer = setTimeout(() => {
      const { market = '' } = document.documentElement.dataset
      const isWanted = isAllowed('preferences')
      void send({ page: isWanted ? page : null, offlinePage, market, pictures: shownPictures() })
    }, dwellMs)
    return () => clearTimeout(timer)
  }, [isStored, pathname, search, offlinePage])
}

/** Deletes the stored pages when the visitor withdraws the consent to them. */
export function usePageConsent(): void {
  useEffect(
    () =>
      onConsentChange(() => {
        if (!isAllowed('preferences')) forgetStoredPages()
      }),
    [],
  )
}

/** After a logout: the next user of this browser cannot see which pages were opened. */
export function forgetStoredPages(): void {
  if (!('caches' in window)) return
  for (const name of [cacheNames.pages, cacheNames.pictures]) {
    caches.delete(name).catch(() => undefined)
  }
}

/** Waits for the worker; without one the promise stays pending. */
async function send(page: PageToStore): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage(page)
}

/** Pictures of the shop itself; those of another host are not stored. */
function shownPictures(): string[] {
  const loaded = [...document.images].filter(({ naturalWidth }) => naturalWidth > 0)
  const urls = loaded.map(({ currentSrc }) => currentSrc)
  const own = urls.filter((url) => URL.canParse(url) && new URL(url).origin === location.origin)
  return [...new Set(own)].slice(0, maxPictures)
}

function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

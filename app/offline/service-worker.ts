/** `/sw.js` (spec section 7), built by `server/launch/build/build-worker.mjs`: pages come from the network, else as last seen. */
import { cacheNames, cachePrefix } from './cache-names.ts'
import { removeOutdated, storedPages, storeFiles, storePage } from './page-store.ts'
import { isBuiltFile, offlinePageFor, withStoredPages, type PageToStore } from './stored-page.ts'
import type { PageRequestEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** Paths of the files that most pages need; the build replaces the name by the list. */
declare const PRECACHED_FILES: readonly string[]

self.addEventListener('install', (event) => {
  // The worker has no part in what is posted, and a page that is left would lose its last report (`analytics/report-vitals.ts`).
  event
    .addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' })
    .catch(() => undefined)
  event.waitUntil(storeFiles(PRECACHED_FILES))
})

// A new worker waits until the pages of the previous release are closed (no `skipWaiting`), so that
// none of them loses the files that it has not loaded yet.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      removeOutdated(cachePrefix, PRECACHED_FILES),
      self.registration.navigationPreload?.enable(),
    ]),
  ),
)

self.addEventListener('message', (event) =>
  // A page that cannot be stored now is stored at a later visit.
  event.waitUntil(storePage(event.data as PageToStore).catch(() => undefined)),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || request.headers.has('Range')) return
  if (origin !== self.location.origin) {
    // With a network the worker has no part in the requests to other hosts.
    const isLost = !navigator.onLine && request.destination === 'image'
    if (isLost) event.respondWith(openPicture(request))
    return
  }
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isBuiltFile(pathname)) event.respondWith(openFile(request))
  else if (request.destination === 'image') event.respondWith(openPicture(request))
})

async function openPage(event: PageRequestEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const { pathname, search } = new URL(event.request.url)
    const pages = await caches.open(cacheNames.pages)
    return (await pages.match(pathname + search)) ?? (await openOfflinePage(pathname))
  }
}

async function openOfflinePage(pathname: string): Promise<Response> {
  const offlinePages = await storedPages('offlinePages')
  const path = offlinePageFor(pathname, offlinePages.map(({ path }) => path).reverse())
  const page = offlinePages.find((each) => each.path === path)
  if (!page) return Response.error()
  const stored = await (await caches.open(cacheNames.offlinePages)).match(page.path)
  const seen = (await storedPages('pages')).slice(0, 12)
  const headers = new Headers(stored?.headers)
  headers.delete('Content-Length')
  return new Response(withStoredPages(page.html, seen), { status: 503, headers })
}

async function openFile(request: Request): Promise<Response> {
  // Only the address is compared, since the stored request may have had other headers.
  const stored = await caches.match(request.url, { cacheName: cacheNames.files, ignoreVary: true })
  return stored ?? fetch(request)
}

async function openPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const stored = await caches.match(request, { cacheName: cacheNames.pictures, ignoreVary: true })
    return stored ?? Response.error()
  }
}

import { day, minute } from '../kit/time.ts'
import { cacheLimits, cacheNames } from './cache-names.ts'
import { filesIn, isOfMarket, isPublicPage, isNewerThan, type PageToStore } from './stored-page.ts'

/** A stored page is loaded again after this time. */
const maxAgeMs = day * 1000
/** A document in the browser's own cache that is not older is the one that the visitor has just loaded. */
const justLoadedMs = 5 * minute * 1000
/** A larger picture is not stored. */
const maxPictureBytes = 1_000_000

/** Stores a page with its files and pictures, as a visitor without cookies gets it; not one without all of its files. */
export async function storePage({
  page,
  offlinePage,
  market,
  pictures,
}: PageToStore): Promise<void> {
  await storeDocument(cacheNames.offlinePages, offlinePage, null)
  if (page === null || !(await storeDocument(cacheNames.pages, page, market))) return
  // A picture that cannot be stored is no reason to lose the others.
  await Promise.allSettled(pictures.map(storePicture))
  await trim(cacheNames.pages, cacheLimits.pages)
  await trim(cacheNames.pictures, cacheLimits.pictures)
}

/** Adds the files that are not stored yet. Their content never changes, as their names contain a hash. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.files)
  const isStored = await Promise.all(paths.map((path) => cache.match(path)))
  await cache.addAll(paths.filter((_, index) => !isStored[index]))
}

/** Deletes caches of other formats, and files of older releases that no stored page needs; `current` are this release's. */
export async function removeOutdated(prefix: string, current: readonly string[]): Promise<void> {
  const known: string[] = Object.values(cacheNames)
  const outdated = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && !known.includes(name),
  )
  await Promise.all(outdated.map((name) => caches.delete(name)))
  const needed = new Set([
    ...current,
    ...(await storedPages('pages')).flatMap(({ html }) => filesIn(html)),
    ...(await storedPages('offlinePages')).flatMap(({ html }) => filesIn(html)),
  ])
  const files = await caches.open(cacheNames.files)
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!needed.has(pathname + search)) await files.delete(request)
  }
}

/** All stored pages of a kind with their HTML, the last stored one first. */
export async function storedPages(
  kind: 'pages' | 'offlinePages',
): Promise<{ path: string; html: string }[]> {
  const pages = await caches.open(cacheNames[kind])
  const requests = [...(await pages.keys())].reverse()
  return Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await pages.match(request)
      return { path: pathname + search, html: (await response?.text()) ?? '' }
    }),
  )
}

/** Whether the page is stored; only with the prices of `market`, or null for a page without prices. */
async function storeDocument(
  cacheName: string,
  path: string,
  market: string | null,
): Promise<boolean> {
  const pages = await caches.open(cacheName)
  const stored = await pages.match(path)
  if (stored && isNewerThan(stored, maxAgeMs, Date.now())) return true
  const response = await loadPublic(path)
  if (!response) return false
  const html = await response.text()
  if (market !== null && !isOfMarket(html, market)) return false
  await storeFiles(filesIn(html))
  await pages.put(path, sized(new Blob([html]), response))
  return true
}

/** The page as a visitor without cookies gets it, if possible from the browser's own cache. */
async function loadPublic(path: string): Promise<Response | null> {
  const kept = await fetch(path, { credentials: 'omit', cache: 'force-cache' })
  if (isPublicPage(kept) && isNewerThan(kept, justLoadedMs, Date.now())) return kept
  const fresh = await fetch(path, { credentials: 'omit', cache: 'reload' })
  return isPublicPage(fresh) ? fresh : null
}

/** Fails for a picture of a host that does not allow this (CORS). */
async function storePicture(url: string): Promise<void> {
  const cache = await caches.open(cacheNames.pictures)
  if (await cache.match(url)) return
  const response = await fetch(url)
  const content = await response.blob()
  if (!response.ok || content.size > maxPictureBytes) return
  const stored = sized(content, response)
  // The page requests it without CORS, and shows no response of another host without this header.
  stored.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  await cache.put(url, stored)
}

/** The response with its size in bytes, which `trim` adds up. */
function sized(content: Blob, { headers }: Response): Response {
  const stored = new Headers(headers)
  // The content is stored decompressed.
  stored.delete('Content-Encoding')
  stored.set('Content-Length', String(content.size))
  return new Response(content, { headers: stored })
}

async function trim(name: string, limits: { entries: number; bytes: number }): Promise<void> {
  const cache = await caches.open(name)
  let left = { ...limits }
  for (const request of [...(await cache.keys())].reverse()) {
    const bytes = Number((await cache.match(request))?.headers.get('Content-Length'))
    left = { entries: left.entries - 1, bytes: left.bytes - bytes }
    if (left.entries < 0 || left.bytes < 0) await cache.delete(request)
  }
}

import { dataEnding, openingPage, pagePath } from '#app/kit/remix-internals.ts'

import { publicPath } from './public-path.ts'
import type { ShopEventData } from './shop-events.ts'

type Fetch = typeof globalThis.fetch

/** A `fetch` that reports failed requests, but not aborted ones, nor those of the page at `pathOfOpening`: it records its error. */
export function recordFailedRequests(
  fetch: Fetch,
  origin: string,
  record: (error: ShopEventData['error:api']) => void,
  pathOfOpening: () => string | null = () => openingPage()?.pathname ?? null,
): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    const isGet = (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET'
    const isOther = isGet && !dataEnding.test(url.pathname)
    if (url.origin !== origin || isOther) return fetch(input, init)
    const path = pagePath(url.pathname)
    const isPage = path === pathOfOpening()
    const report = (status: number) => {
      if (!isPage) record({ path: publicPath(path, ''), status })
    }
    try {
      const response = await fetch(input, init)
      if (response.status >= 500) report(response.status)
      return response
    } catch (error) {
      if (error instanceof TypeError && !init?.signal?.aborted) report(0)
      throw error
    }
  }
}

import { matchRoutes } from '@remix-run/react'

import { screenOfRoute } from '../screen-of-route.ts'
import { publicScreens } from '../screens.ts'

/** The attributes of a link that decide how it is opened, as properties of its element. */
export type LinkAttributes = Pick<HTMLAnchorElement, 'href' | 'target' | 'hreflang' | 'download'>

export interface PublicPage {
  url: URL
  /** Ids from the outermost route to the page's own. */
  routeIds: string[]
}

/** Parameters of links for one visitor, and of searches, which are counted. */
const personalParameters = ['loginToken', 'redirect', 'q']

/** A page that is the same for everybody, by the browser's routes; else null, also for the same path: filters cost counting. */
export function publicPage(
  { href, target, hreflang, download }: LinkAttributes,
  current: Pick<URL, 'origin' | 'pathname'>,
  routes: readonly object[],
): PublicPage | null {
  if (!href || hreflang || download || (target && target !== '_self')) return null
  const url = new URL(href)
  if (url.origin !== current.origin || url.pathname === current.pathname) return null
  if (personalParameters.some((name) => url.searchParams.has(name))) return null
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], url.pathname) ?? []
  const routeIds = matches.map(({ route }) => route.id!)
  const screen = screenOfRoute(routeIds.at(-1) ?? '')
  return screen && publicScreens.has(screen) ? { url, routeIds } : null
}

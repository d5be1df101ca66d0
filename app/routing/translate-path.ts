import { href, hrefOf, type UrlScope } from './href.ts'
import { findScreen, translateSegments, type ScreenPath } from './screen-path.ts'
import { pathsOf, screens } from './screens.ts'

/** Query parameters that mean the same in every language; labels of facets do not. */
const keptParams = ['sort', 'page', 'from', 'reviews', 'resetKey']

export interface Page {
  pathname: string
  /** With its `?`, or empty. */
  search: string
}

/**
 * The same page in another URL scope, with the query parameters that mean the same there. Returns the start
 * page for a page without alias there, and for screens without layout.
 *
 * @param alias of the product, list or page in the other scope, if it has one
 */
export function translatePath(
  page: Page,
  from: UrlScope,
  to: UrlScope,
  alias: string | null,
): string {
  const found = findPageScreen(page.pathname, from)
  if (!found || screens[found.screen].layout === 'none') return href(to, 'home')
  if (found.alias !== null) {
    return alias === null
      ? href(to, 'home')
      : hrefOf(to, found.screen, { alias }) + keptQuery(page.search)
  }
  const path = [to.prefix, ...translateSegments(found.segments, from.language, to.language)]
  return (path.join('/') || '/') + keptQuery(page.search)
}

/**
 * The screen of a path, with the alias in the path; the alias is null for screens without one. Null for an
 * unknown path.
 */
export function findPageScreen(
  pathname: string,
  scope: UrlScope,
): (ScreenPath & { alias: string | null }) | null {
  const segments = pathname.slice(scope.prefix.length).split('/').filter(Boolean)
  const found = findScreen(segments, scope.language)
  if (!found) return null
  const hasAlias = /\*|:alias/.test(pathsOf(found.screen, scope.language)[0])
  return { ...found, alias: hasAlias ? decoded(segments.at(-1) ?? '') : null }
}

/** The parameters of a query that mean the same in every language, with `?`, or empty. */
export function keptQuery(search: string): string {
  const sent = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of keptParams) {
    const value = sent.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

import { href, hrefOf, type UrlScope } from './href.ts'
import { findScreen, translateSegments, type ScreenPath } from './screen-path.ts'
import { pathsOf, screens } from './screens.ts'

/** Parts of a query that mean the same in every language; labels of filters do not. */
const keptParams = ['sort', 'page', 'from', 'reviews', 'resetKey']

export interface Page {
  pathname: string
  /** With its `?`, or empty. */
  search: string
}

/**
 * The same page at another place, with what of its query holds there. `alias` is what the thing that
 * the page is about is called there; without one, and for pages that are not to be looked at, the
 * start page is the answer.
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
 * The screen that a path leads to, and the alias of what it is about; null for screens whose address
 * the table alone translates.
 */
export function findPageScreen(
  pathname: string,
  scope: UrlScope,
): (ScreenPath & { alias: string | null }) | null {
  const segments = pathname.slice(scope.prefix.length).split('/').filter(Boolean)
  const found = findScreen(segments, scope.language)
  if (!found) return null
  const isAboutSomething = /\*|:alias/.test(pathsOf(found.screen, scope.language)[0])
  return { ...found, alias: isAboutSomething ? decoded(segments.at(-1) ?? '') : null }
}

/** With its `?`, or empty. */
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

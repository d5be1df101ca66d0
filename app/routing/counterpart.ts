import { href, type Place } from './href.ts'
import { findScreen, translateSegments } from './screen-path.ts'
import { pathsOf, screens } from './screens.ts'

/** Parts of a query that mean the same in every language; labels of filters do not. */
const keptParams = ['sort', 'page', 'reviews', 'resetKey']

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
export function counterpart(page: Page, from: Place, to: Place, alias: string | null): string {
  const segments = segmentsOf(page.pathname, from)
  const screen = findScreen(segments, from.language)?.screen
  if (!screen || screens[screen].layout === 'none') return href(to, 'home')
  if (isAboutSomething(page.pathname, from)) {
    return alias === null ? href(to, 'home') : href(to, screen, { alias }) + keptQuery(page.search)
  }
  const path = `${to.prefix}/${translateSegments(segments, from.language, to.language).join('/')}`
  return (path.replace(/\/$/, '') || '/') + keptQuery(page.search)
}

/** Whether the page is one of many of its kind, whose name only the merchant can translate. */
export function isAboutSomething(pathname: string, place: Place): boolean {
  const screen = findScreen(segmentsOf(pathname, place), place.language)?.screen
  return screen !== undefined && /\*|:alias/.test(pathsOf(screen, place.language)[0])
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

function segmentsOf(pathname: string, { prefix }: Place): string[] {
  return pathname.slice(prefix.length).split('/').filter(Boolean)
}

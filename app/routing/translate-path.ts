import { decoded } from '#app/kit/text/decoded.ts'
import { href, hrefOf, type UrlScope } from './href.ts'
import { findScreen, translateSegments, type ScreenPath } from './screen-path.ts'
import { decodeItems, encodeItems, writeQuery } from './query-codec.ts'
import { pathsOf, screens } from './screens.ts'

/** Query parameters that mean the same in every language: of lists and products, of what others share, of mailed links. */
const keptParams = [
  ...['sort', 'page', 'from', 'sku', 'reviews', 'q'],
  ...['items', 'list', 'products'],
  ...['resetKey', 'order', 'receipt', 'statement', 'token', 'about'],
]

/** The filters of a list by facet, whose ids mean the same in every language; their labels do not. */
const facetParam = /^(?:categories|brands|skus|price|discount|p-.{1,80})$/
const rangeParam = /^(?:min|max)-(?:price|p-.{1,80})$/
const priceParam = /^(?:(?:min|max)-)?price$/

/** More than a shopper chooses. */
const maxFilters = 40

export interface Page {
  pathname: string
  /** With its `?`, or empty. */
  search: string
}

export interface Kept {
  from: UrlScope
  to: UrlScope
  /** Whether the prices of the other page are in the same currency: otherwise filters by price are dropped. */
  prices: boolean
}

/** Finds the page in another scope by its alias there, with its query parameters; else the start page. */
export function translatePath(page: Page, alias: string | null, kept: Kept): string {
  const { from, to } = kept
  const found = findPageScreen(page.pathname, from)
  if (!found || screens[found.screen].layout === 'none') return href(to, 'home')
  if (found.alias !== null) {
    return alias === null
      ? href(to, 'home')
      : hrefOf(to, found.screen, { alias }) + keptQuery(page.search, kept)
  }
  const path = [to.prefix, ...translateSegments(found.segments, from.language, to.language)]
  return (path.join('/') || '/') + keptQuery(page.search, kept)
}

/** Null for an unknown path; the alias is null for screens without one. */
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

/** The kept query with `?`, or empty. Facets lose their labels, which the page writes in its own language. */
export function keptQuery(search: string, kept: Kept): string {
  const { prices } = kept
  const sent = new URLSearchParams(search)
  const filters = [...new Set(sent.keys())]
    .filter((name) => prices || !priceParam.test(name))
    .filter((name) => facetParam.test(name) || rangeParam.test(name))
    .slice(0, maxFilters)
    .map((name) => [name, filterValue(sent, name)] as const)
  const others = keptParams.map((name) => [name, sent.get(name) ?? ''] as const)
  const returnTo = translatedReturn(sent.get('returnTo') ?? '', kept)
  return writeQuery(
    [...filters, ...others, ['returnTo', returnTo] as const].filter(([, value]) => value !== ''),
  )
}

/** The page that follows a form, such as the login before the checkout; without one that would follow it in turn. */
function translatedReturn(path: string, kept: Kept): string {
  if (!path || path.includes('returnTo')) return ''
  const [pathname = '', query = ''] = path.split('?', 2)
  return translatePath({ pathname, search: query }, null, kept)
}

function filterValue(sent: URLSearchParams, name: string): string {
  if (rangeParam.test(name)) return sent.get(name) ?? ''
  const items = decodeItems(sent.getAll(name).join(','))
  return encodeItems(items.map(({ id }) => ({ label: '', id })))
}

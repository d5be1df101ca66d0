import { decodeItems, encodeItems, writeQuery } from '#app/routing/query-codec.ts'

import { readPageRange } from './list-page.ts'
import { rangeParams, readRanges } from './list-range.ts'
import { isFacetParam, type ListSelection } from './list-selection.ts'
import { readSort, type ListSort } from './list-sort.ts'

/** URL of a list with a selection, the same in whatever order it was chosen; without default sort and first page. */
export function listUrl(path: string, selection: ListSelection, defaultSort: ListSort): string {
  return path + writeQuery(listParams(selection, defaultSort))
}

/** The query parameters of a selection, in the order of its URL. */
export function listParams(
  selection: ListSelection,
  defaultSort: ListSort,
): (readonly [name: string, value: string])[] {
  const facets = [...selection.facets]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([param, chosen]) => {
      const sorted = [...chosen].sort((one, other) => (one.id < other.id ? -1 : 1))
      return [param, encodeItems(sorted)] as const
    })
  const { sort, pages } = selection
  const isRange = pages.first < pages.last
  return [
    ...facets,
    ...rangeParams(selection.ranges),
    ...(sort === defaultSort ? [] : [['sort', sort] as const]),
    ...(isRange ? [['from', String(pages.first)] as const] : []),
    ...(pages.last > 1 ? [['page', String(pages.last)] as const] : []),
  ]
}

/** More than a shopper chooses; the merchant accepts no more. */
const maxChosen = 100

/** Reads the query of a list; null when the page number is invalid or too many facets are chosen. */
export function readSelection(
  query: URLSearchParams,
  isSearch: boolean,
  defaultSort: ListSort,
): ListSelection | null {
  const pages = readPageRange(query)
  if (pages === null) return null
  const params = [...new Set(query.keys())].filter(isFacetParam)
  const facets = params
    .map((param) => [param, decodeItems(query.getAll(param).join(','))] as const)
    .filter(([, chosen]) => chosen.length > 0)
  if (facets.reduce((sum, [, chosen]) => sum + chosen.length, 0) > maxChosen) return null
  const sort = readSort(query.get('sort'), isSearch, defaultSort)
  return { facets, ranges: readRanges(query), sort, pages }
}

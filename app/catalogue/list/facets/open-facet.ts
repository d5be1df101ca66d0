import { isFacetParam } from '#app/catalogue/list/selection/list-selection.ts'

/** Query parameter of a list page: the group of facets whose values the page contains, for browsers without scripts. */
export const openFacetParam = 'facet'

/** The group that the address opens; null for anything that is no group. */
export function readOpenFacet(query: URLSearchParams): string | null {
  const param = query.get(openFacetParam)
  return param !== null && isFacetParam(param) ? param : null
}

export function withOpenFacet(url: string, param: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${openFacetParam}=${encodeURIComponent(param)}`
}

import { onePage, type PageRange } from './list-page.ts'
import type { ListSort } from './list-sort.ts'

/** One chosen filter value; the label is there for the chip and for a readable address. */
export interface ChosenFacet {
  id: string
  label: string
}

/** What a shopper has chosen in a list: filters by group, order and pages. */
export interface ListSelection {
  /** By name of the group in the address (`brands`, `p-Material`), in the order chosen. */
  facets: readonly (readonly [param: string, chosen: readonly ChosenFacet[]])[]
  sort: ListSort
  pages: PageRange
}

/** Groups that every list may have; a parameter's own begins with `p-`. */
export const facetParams = ['categories', 'brands', 'skus', 'price', 'discount']

/** Whether a query parameter holds chosen filters (spec section 2). */
export function isFacetParam(name: string): boolean {
  return facetParams.includes(name) || /^p-.{1,80}$/.test(name)
}

/** Facet ids of everything chosen. */
export function chosenIds(selection: ListSelection): string[] {
  return selection.facets.flatMap(([, chosen]) => chosen.map((facet) => facet.id))
}

/** Adds a value, or takes it away when it was chosen; either way the list starts again. */
export function toggleFacet(
  selection: ListSelection,
  param: string,
  facet: ChosenFacet,
): ListSelection {
  const before = selection.facets.find(([name]) => name === param)?.[1] ?? []
  const without = before.filter((entry) => entry.id !== facet.id)
  const after = without.length < before.length ? without : [...before, facet]
  const others = selection.facets.filter(([name]) => name !== param)
  const facets = after.length > 0 ? [...others, [param, after] as const] : others
  return { ...selection, facets, pages: onePage(1) }
}

export function withSort(selection: ListSelection, sort: ListSort): ListSelection {
  return { ...selection, sort, pages: onePage(1) }
}

export function withPages(selection: ListSelection, pages: PageRange): ListSelection {
  return { ...selection, pages }
}

export function withoutFacets(selection: ListSelection): ListSelection {
  return { ...selection, facets: [], pages: onePage(1) }
}

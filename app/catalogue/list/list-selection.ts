import { onePage, type PageRange } from './list-page.ts'
import type { ListSort } from './list-sort.ts'

/** One chosen facet value; the label is for the chip and for a readable URL. */
export interface ChosenFacet {
  id: string
  label: string
}

/** A shopper's choices in a list: facets by group, sort order and pages. */
export interface ListSelection {
  /** By query parameter of the group (`brands`, `p-Material`), in the order chosen. */
  facets: readonly (readonly [param: string, chosen: readonly ChosenFacet[]])[]
  sort: ListSort
  pages: PageRange
}

/** Groups that every list may have; those of product parameters begin with `p-`. */
export const facetParams = ['categories', 'brands', 'skus', 'price', 'discount']

/** Whether a query parameter contains chosen facets (spec section 2). */
export function isFacetParam(name: string): boolean {
  return facetParams.includes(name) || /^p-.{1,80}$/.test(name)
}

/** Ids of all chosen facets. */
export function chosenIds(selection: ListSelection): string[] {
  return selection.facets.flatMap(([, chosen]) => chosen.map((facet) => facet.id))
}

/** Adds a value, or removes it when it was chosen; either way the list returns to its first page. */
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

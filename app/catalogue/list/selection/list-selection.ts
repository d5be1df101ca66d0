import { onePage, type PageRange } from './list-page.ts'
import { listRange, type ListRange } from './list-range.ts'
import type { ListSort } from './list-sort.ts'

export interface ChosenFacet {
  id: string
  /** The merchant's, for the chip and for a readable URL; empty when the merchant does not know the value. */
  label: string
}

export interface ListSelection {
  /** Keyed by query parameter of the group (`brands`, `p-Material`), in the order chosen. */
  facets: readonly (readonly [param: string, chosen: readonly ChosenFacet[]])[]
  ranges: readonly ListRange[]
  sort: ListSort
  pages: PageRange
}

/** Groups that every list may have; those of product parameters begin with `p-`. */
export const facetParams = ['categories', 'brands', 'skus', 'price', 'discount'] as const

type FixedParam = (typeof facetParams)[number]
export type FacetParam = FixedParam | `p-${string}`

export function isFixedParam(name: string): name is FixedParam {
  return (facetParams as readonly string[]).includes(name)
}

/** Whether a query parameter contains chosen facets (spec section 2). */
export function isFacetParam(name: string): name is FacetParam {
  return isFixedParam(name) || /^p-.{1,80}$/.test(name)
}

export function chosenIds(selection: ListSelection): string[] {
  return selection.facets.flatMap(([, chosen]) => chosen.map((facet) => facet.id))
}

export function countChosen(selection: ListSelection): number {
  return chosenIds(selection).length + selection.ranges.length
}

/** Replaces the labels in a URL, which visitors can change, with those of the merchant. */
export function withLabels(
  selection: ListSelection,
  labels: ReadonlyMap<string, string>,
): ListSelection {
  const facets = selection.facets.map(
    ([param, chosen]) =>
      [param, chosen.map(({ id }) => ({ id, label: labels.get(id) ?? '' }))] as const,
  )
  return { ...selection, facets }
}

/** Adds or removes a value, from page 1 on. It replaces a range of its group and `related` values: a shade narrows its colour. */
export function toggleFacet(
  selection: ListSelection,
  param: string,
  facet: ChosenFacet,
  related: readonly string[] = [],
): ListSelection {
  const before = selection.facets.find(([name]) => name === param)?.[1] ?? []
  const without = before.filter((entry) => entry.id !== facet.id)
  const isRemoved = without.length < before.length
  const kept = without.filter(({ id }) => !related.includes(id))
  const after = isRemoved ? without : [...kept, { id: facet.id, label: facet.label }]
  const others = selection.facets.filter(([name]) => name !== param)
  const facets = after.length > 0 ? [...others, [param, after] as const] : others
  const ranges = isRemoved
    ? selection.ranges
    : selection.ranges.filter((range) => range.param !== param)
  return { ...selection, facets, ranges, pages: onePage(1) }
}

/** Sets the range of a group in place of its chosen values; without bounds the group has neither. */
export function withRange(
  selection: ListSelection,
  param: string,
  from: number | null,
  to: number | null,
): ListSelection {
  const others = selection.ranges.filter((range) => range.param !== param)
  const range = listRange(param, from, to)
  return {
    ...selection,
    facets: selection.facets.filter(([name]) => name !== param),
    ranges: range ? [...others, range] : others,
    pages: onePage(1),
  }
}

export function withSort(selection: ListSelection, sort: ListSort): ListSelection {
  return { ...selection, sort, pages: onePage(1) }
}

export function withoutFacets(selection: ListSelection): ListSelection {
  return { ...selection, facets: [], ranges: [], pages: onePage(1) }
}

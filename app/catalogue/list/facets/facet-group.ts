import { isFacetParam, type FacetParam } from '#app/catalogue/list/selection/list-selection.ts'
import type { WireFacet } from '#app/catalogue/list/list-documents.server.ts'
import { present, type WireEntry, type WireList } from '#app/kit/wire-list.ts'

import { facetColor } from './facet-colors.ts'

export interface FacetGroup {
  param: FacetParam
  label: string
  /** The outermost values. */
  values: FacetValue[]
  /** Whether any range of numbers can be asked for, besides the values. */
  isRange: boolean
}

export interface FacetValue {
  id: string
  label: string
  /** 0 for a value that no product of the filtered list has: it is shown and cannot be chosen. */
  count: number
  isChosen: boolean
  /** Six hex digits of a colour. */
  hex: string | null
  /** Narrower values: subcategories, shades. */
  children: FacetValue[]
}

type WireFacets = WireList<WireFacet>

/** The group of each facet type of the merchant; types with the same parameter form one group. */
export const facetTypes: Readonly<Record<string, FacetParam | ((filterId: string) => FacetParam)>> =
  {
    Parameter: (filterId) => `p-${filterId}`,
    Category: 'categories',
    Brand: 'brands',
    Sku: 'skus',
    Price: 'price',
    Discount: 'discount',
    DiscountCampaign: 'discount',
    StockStatus: 'p-StockStatus',
  }

/** A list of all products has beds, but few shoppers of it look for the size of one. */
const commonShare = 0.2

interface ListState {
  /** Ids of the chosen facets. */
  chosen: ReadonlySet<string>
  /** The same list without filters. Merchants omit values without products, but a shopper misses them. */
  unfiltered: { facets: WireFacets; total: number }
}

/** Groups with a choice: the unfiltered list's values with the filtered numbers. A value of all products is mostly omitted. */
export function readFacetGroups(facets: WireFacets, state: ListState): FacetGroup[] {
  const counts = new Map(
    valuesOf(facets).map(({ facetId, count }) => [facetId, Math.max(0, Number(count))] as const),
  )
  const { unfiltered } = state
  const groups = new Map<string, FacetGroup>()
  const covered = new Map<string, number>()
  for (const facet of withChosenOnes(state, facets)) {
    const type = facet.type ?? ''
    const facetType = Object.hasOwn(facetTypes, type) ? facetTypes[type] : undefined
    if (!facetType) continue
    const param = typeof facetType === 'function' ? facetType(facet.filterId) : facetType
    // An address that the shop would not read back.
    if (!isFacetParam(param)) continue
    const values = readFacetValues(facet, state, counts)
    const isRange = type === 'Price' || isMeasure(facet)
    const own = valuesOf([facet]).reduce((sum, { count }) => sum + Number(count), 0)
    covered.set(param, (covered.get(param) ?? 0) + own)
    const existing = groups.get(param)
    if (existing) existing.values.push(...values)
    else groups.set(param, { param, label: facet.label || facet.filterId, values, isRange })
  }
  const offered = [...groups.values()].filter(({ values }) => values.length > 0)
  const isCommon = ({ param }: FacetGroup) =>
    (covered.get(param) ?? 0) >= commonShare * unfiltered.total
  return [...offered.filter(isCommon), ...offered.filter((group) => !isCommon(group))]
}

export function facetLabels(...lists: WireFacets[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap(valuesOf).map(({ facetId, label }) => [facetId, label ?? '']))
}

export function idsBelow({ children }: FacetValue): string[] {
  return children.flatMap((child) => [child.id, ...idsBelow(child)])
}

/** Ids of the values around a value in the tree: those that include it, and those that it includes. */
export function relatedIds(values: readonly FacetValue[], id: string): string[] {
  for (const value of values) {
    if (value.id === id) return idsBelow(value)
    const below = flatValues(value.children).some((child) => child.id === id)
    if (below) return [value.id, ...relatedIds(value.children, id)]
  }
  return []
}

/** The values of a group in one list, each before its narrower ones. */
export function flatValues(values: readonly FacetValue[]): FacetValue[] {
  return values.flatMap((value) => [value, ...flatValues(value.children)])
}

/** The unfiltered facets in their order, and chosen values that are not among them. */
function withChosenOnes({ chosen, unfiltered }: ListState, facets: WireFacets): WireFacet[] {
  const facetType = new Set(valuesOf(unfiltered.facets).map(({ facetId }) => facetId))
  const added = present(facets).flatMap((facet) => {
    const values = valuesOf([facet]).filter(
      ({ facetId }) => chosen.has(facetId) && !facetType.has(facetId),
    )
    return values.length > 0 ? [{ ...facet, values }] : []
  })
  return [...present(unfiltered.facets), ...added].sort((one, other) => one.order - other.order)
}

function readFacetValues(
  facet: WireFacet,
  { chosen, unfiltered }: ListState,
  counts: ReadonlyMap<string, number>,
): FacetValue[] {
  // Numbers count models: that all models come in grey does not make "grey" a filter that changes nothing.
  const isOfAll = (count: number) => facet.type === 'Category' && Number(count) >= unfiltered.total
  const wire = valuesOf([facet])
    .filter(({ hidden, label }) => !hidden && label && label !== '-')
    .filter(({ facetId, count }) => chosen.has(facetId) || (count > 0 && !isOfAll(count)))
    .sort((one, other) => one.order - other.order || (one.facetId < other.facetId ? -1 : 1))
  const values = new Map<string, FacetValue>()
  for (const { facetId, label } of wire) {
    values.set(facetId, {
      id: facetId,
      label: label ?? '',
      count: counts.get(facetId) ?? 0,
      isChosen: chosen.has(facetId),
      hex: facetColor(facet.filterId, facetId),
      children: [],
    })
  }
  const parents = new Map(wire.map(({ facetId, parentId }) => [facetId, parentId]))
  const roots: FacetValue[] = []
  for (const [id, value] of values) {
    const parent = values.get(parents.get(id) ?? '')
    if (parent && !isBelow(parent.id, id, parents)) parent.children.push(value)
    else roots.push(value)
  }
  const isChoice = wire.length > 1 || wire.some((value) => isNarrower(value))
  return isChoice ? roots : []

  function isNarrower({ facetId, count }: (typeof wire)[number]): boolean {
    return chosen.has(facetId) || Number(count) < unfiltered.total
  }
}

/** Whether following parents leads from one value to another, or nowhere because they form a ring. */
function isBelow(id: string, ancestor: string, parents: ReadonlyMap<string, string | null>) {
  const seen = new Set<string>()
  for (let at: string | null | undefined = id; at && !seen.has(at); at = parents.get(at)) {
    if (at === ancestor) return true
    seen.add(at)
  }
  return false
}

export function measureParams(facets: WireFacets): ReadonlySet<string> {
  const measures = present(facets).filter(isMeasure)
  return new Set(measures.map(({ filterId }) => `p-${filterId}`))
}

/** Whether the ids of a parameter's values are ranges (`p_width_120-160`), so that others can be composed. */
function isMeasure(facet: WireFacet): boolean {
  const prefix = `p_${facet.filterId}_`
  const values = valuesOf([facet])
  return (
    facet.type === 'Parameter' &&
    values.length > 0 &&
    values.every(
      ({ facetId }) => facetId.startsWith(prefix) && /^\d+-\d*$/.test(facetId.slice(prefix.length)),
    )
  )
}

function valuesOf(facets: WireFacets): (WireEntry<WireFacet['values']> & { facetId: string })[] {
  return present(facets)
    .flatMap(({ values }) => present(values))
    .flatMap((value) => (value.facetId ? [{ ...value, facetId: value.facetId }] : []))
}

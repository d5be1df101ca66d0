/** Filters of a list, in our words: groups of values, each with its count. */
export interface FacetGroup {
  /** Name of the group in the address: `categories`, `brands`, … or `p-{parameter}`. */
  param: string
  /** Decides the title: known kinds have words of our own, parameters bring their label. */
  kind: 'categories' | 'brands' | 'skus' | 'price' | 'discount' | 'parameter'
  label: string
  values: FacetValue[]
}

export interface FacetValue {
  id: string
  label: string
  count: number
  isChosen: boolean
}

interface WireFacetValue {
  facetId: string | null
  label: string | null
  order: number
  count: number
  hidden: boolean
}

export interface WireFacet {
  filterId: string
  type: string | null
  label: string | null
  order: number
  values: readonly (WireFacetValue | null)[] | null
}

const kindByType: Record<string, FacetGroup['kind']> = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Price: 'price',
  Discount: 'discount',
  Parameter: 'parameter',
}

/**
 * Reads the groups that have something to choose between. A value without products stays only while
 * it is chosen, so that it can be taken away again. `chosen` holds facet ids.
 */
export function readFacetGroups(
  facets: readonly (WireFacet | null)[] | null | undefined,
  chosen: ReadonlySet<string>,
): FacetGroup[] {
  return (facets ?? [])
    .filter((facet) => facet !== null)
    .sort((one, other) => one.order - other.order)
    .flatMap((facet) => {
      const kind = kindByType[facet.type ?? '']
      if (!kind) return []
      const values = readFacetValues(facet, chosen)
      if (values.length === 0 || (values.length === 1 && !values[0]?.isChosen)) return []
      const param = kind === 'parameter' ? `p-${facet.filterId}` : kind
      return [{ param, kind, label: facet.label ?? '', values }]
    })
}

function readFacetValues(facet: WireFacet, chosen: ReadonlySet<string>): FacetValue[] {
  return (facet.values ?? [])
    .filter((value) => value !== null && !value.hidden && value.facetId !== null)
    .map((value) => value as WireFacetValue & { facetId: string })
    .sort((one, other) => one.order - other.order || (one.facetId < other.facetId ? -1 : 1))
    .map((value) => ({
      id: value.facetId,
      label: value.label ?? '',
      count: Number(value.count),
      isChosen: chosen.has(value.facetId),
    }))
    .filter((value) => value.label !== '' && value.label !== '-')
    .filter((value) => value.count > 0 || value.isChosen)
}

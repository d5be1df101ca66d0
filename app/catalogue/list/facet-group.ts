/** A group of facet values of a list, each with its number of products. */
export interface FacetGroup {
  /** Query parameter of the group: `categories`, `brands`, … or `p-{parameter}`. */
  param: string
  /** Decides the title: known kinds have a message, parameters have a label of the merchant. */
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

type GroupOfType = Pick<FacetGroup, 'kind' | 'param'>

/** The group of each facet type of the merchant; types with the same parameter form one group. */
export const facetTypes: Readonly<
  Record<string, GroupOfType | ((filterId: string) => GroupOfType)>
> = {
  Parameter: (filterId) => ({ kind: 'parameter', param: `p-${filterId}` }),
  Category: { kind: 'categories', param: 'categories' },
  Brand: { kind: 'brands', param: 'brands' },
  Sku: { kind: 'skus', param: 'skus' },
  Price: { kind: 'price', param: 'price' },
  Discount: { kind: 'discount', param: 'discount' },
  DiscountCampaign: { kind: 'discount', param: 'discount' },
  StockStatus: { kind: 'parameter', param: 'p-StockStatus' },
}

interface ListState {
  /** Ids of the chosen facets. */
  chosen: ReadonlySet<string>
  /** Number of products in the list. */
  total: number
}

/**
 * Reads the groups that offer a choice. A value without products stays only while it is chosen, so that
 * it can be removed again; a value that all products have is omitted.
 */
export function readFacetGroups(
  facets: readonly (WireFacet | null)[] | null | undefined,
  state: ListState,
): FacetGroup[] {
  const groups = new Map<string, FacetGroup>()
  const ordered = (facets ?? [])
    .filter((facet) => facet !== null)
    .sort((one, other) => one.order - other.order)
  for (const facet of ordered) {
    const type = facet.type ?? ''
    const known = Object.hasOwn(facetTypes, type) ? facetTypes[type] : undefined
    if (!known) continue
    const group = typeof known === 'function' ? known(facet.filterId) : known
    const values = readFacetValues(facet, state)
    const existing = groups.get(group.param)
    if (existing) existing.values.push(...values)
    else groups.set(group.param, { ...group, label: facet.label ?? '', values })
  }
  return [...groups.values()].filter(({ values }) => values.length > 0)
}

function readFacetValues(facet: WireFacet, { chosen, total }: ListState): FacetValue[] {
  const values = (facet.values ?? [])
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
  const hasChosen = values.some((value) => value.isChosen)
  return hasChosen ? values : values.filter((value) => value.count < total)
}

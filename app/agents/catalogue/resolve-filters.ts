import { flatValues, type FacetGroup } from '#app/catalogue/list/facets/facet-group.ts'
import type { ListSelection } from '#app/catalogue/list/selection/list-selection.ts'

export interface ResolvedFilters {
  facets: ListSelection['facets']
  /** Names of filters, or of values, that the list does not have. */
  unknown: string[]
  /** Whether a filter has none of its values here, so that nothing matches. */
  isEmpty: boolean
}

/** The filters of a request: by query parameter or label of a group, id or label of a value; a category also with its parents. */
export function resolveFilters(
  groups: readonly FacetGroup[],
  filters: Readonly<Record<string, unknown>>,
): ResolvedFilters {
  const resolved: ResolvedFilters = { facets: [], unknown: [], isEmpty: false }
  for (const [name, given] of Object.entries(filters)) {
    const values = [given].flat().filter((value): value is string => typeof value === 'string')
    const group = groups.find(({ param, label }) =>
      [param, label].some((text) => isSame(text, name)),
    )
    if (!group || values.length === 0) {
      // A list without categories to choose from is within one.
      resolved.isEmpty ||= name === 'categories' && values.length > 0
      resolved.unknown.push(name)
      continue
    }
    const all = flatValues(group.values)
    const chosen = values.flatMap((value) => {
      const last = value.split('>').at(-1) ?? ''
      const found = all.find(({ id, label }) => id === value || isSame(label, last))
      if (!found) resolved.unknown.push(value)
      return found ? [{ id: found.id, label: found.label }] : []
    })
    resolved.isEmpty ||= chosen.length === 0
    resolved.facets = [...resolved.facets, [group.param, chosen]]
  }
  return resolved
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The filters that a search can be narrowed by, for platforms: the shop's own addition to the response. */
export function offeredFilters(groups: readonly FacetGroup[]) {
  return groups.map(({ param, label, values }) => ({
    name: param,
    label,
    values: flatValues(values)
      .filter(({ count }) => count > 0)
      .slice(0, maxValues)
      .map((value) => ({ id: value.id, label: value.label, count: value.count })),
  }))
}

const maxValues = 30

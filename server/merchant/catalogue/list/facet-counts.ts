import { countModels } from '../sets/models.ts'
import { countBits, membersOf, type Bits, type Members } from '../sets/product-set.ts'
import type { FacetGroup } from './facet-definitions.ts'
import type { Selection } from './select-products.ts'

/** A selection smaller than this fraction of the catalogue is counted member by member. */
const sparseShare = 16

/** Counts models as if a value's group had no selection, so that alternatives keep theirs; empty values only if selected. */
export function countFacets(
  groups: readonly FacetGroup[],
  selection: Selection,
  selectedFacets: ReadonlySet<string>,
  isCountedByGroup: boolean,
) {
  const selected = new Map<Bits, Members | null>()
  return groups.flatMap(({ facets, ...head }, order) => {
    const bits = isCountedByGroup ? selection.withoutGroup(head.filterId) : selection.bits
    let members = selected.get(bits)
    if (members === undefined) selected.set(bits, (members = sparseMembers(bits)))
    const values = facets.flatMap(({ set, ...facet }, position) => {
      const count = countModels(selection.models, set, bits, members)
      if (count === 0 && !selectedFacets.has(facet.facetId)) return []
      return [{ ...facet, _id: `${facet.facetId}_${count}`, count, order: position, hidden: false }]
    })
    return values.length > 0 ? [{ ...head, order, values }] : []
  })
}

function sparseMembers(bits: Bits): Members | null {
  return countBits(bits) * sparseShare < bits.length * 32 ? membersOf(bits) : null
}

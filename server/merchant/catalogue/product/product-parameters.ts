import { parameterFacet } from '../index/facet-ids.ts'
import type { ProductView } from './product-view.ts'

/** Properties of a product in their groups, both in the shop's order. */
export function parameterGroups({ product, catalogue, locale: { language } }: ProductView) {
  const groups = new Map<number, ReturnType<typeof createGroup>>()
  for (const valueId of product.valueIds) {
    const value = catalogue.values.get(valueId)
    if (!value) continue
    const { parameter } = value
    let group = groups.get(parameter.group.id)
    if (!group) groups.set(parameter.group.id, (group = createGroup(parameter.group)))
    group.parameters.push({
      parameterId: parameter.id,
      parameterGroupId: parameter.group.id,
      order: parameter.order,
      type: 'Multi',
      name: parameter.names[language.code],
      label: parameter.names[language.code],
      description: null,
      value: value.labels[language.code],
      show: parameter.show,
      showFilter: parameter.showFilter,
      identifier: parameter.identifier,
      facetId: parameterFacet(parameter.identifier, value.key),
      parameterValueId: valueId,
    })
  }
  const sorted = [...groups.values()].sort((a, b) => a.order - b.order)
  for (const { parameters } of sorted) parameters.sort((a, b) => a.order - b.order)
  return sorted

  function createGroup({
    id,
    names,
    order,
  }: (typeof catalogue.parameters extends ReadonlyMap<number, infer P> ? P : never)['group']) {
    return {
      parameterGroupId: id,
      productId: product.id,
      name: names[language.code],
      order,
      parameters: [] as ParameterFields[],
    }
  }
}

interface ParameterFields {
  parameterId: number
  parameterGroupId: number
  order: number
  type: string
  name: string
  label: string
  description: null
  value: string
  show: boolean
  showFilter: boolean
  identifier: string
  facetId: string
  parameterValueId: number
}

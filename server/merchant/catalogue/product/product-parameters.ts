import { parameterFacet } from '../index/facet-ids.ts'
import type { ProductView } from './product-view.ts'

/** Properties of a product in their groups, both in the shop's order. */
export function parameterGroups({ product, catalogue, locale: { language } }: ProductView) {
  const values = product.valueIds
    .flatMap((id) => catalogue.values.get(id) ?? [])
    .sort((a, b) => a.parameter.order - b.parameter.order)
  const groups = new Map(values.map(({ parameter: { group } }) => [group.id, group]))
  return [...groups.values()]
    .sort((a, b) => a.order - b.order)
    .map(({ id, names, order }) => {
      const members = values.filter(({ parameter }) => parameter.group.id === id)
      return {
        parameterGroupId: id,
        productId: product.id,
        name: names[language.code],
        order,
        parameters: members.map(({ id: parameterValueId, key, labels, parameter }) => ({
          parameterId: parameter.id,
          parameterGroupId: id,
          order: parameter.order,
          type: 'Multi',
          name: parameter.names[language.code],
          label: parameter.names[language.code],
          value: labels[language.code],
          show: parameter.show,
          showFilter: parameter.showFilter,
          identifier: parameter.identifier,
          facetId: parameterFacet(parameter.identifier, key),
          parameterValueId,
        })),
      }
    })
}

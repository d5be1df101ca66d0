import { latestDeliveryDay } from '#app/catalogue/stock/delivery-dates.server.ts'
import type { ResultOf } from '#app/gateway/graphql.ts'
import { currencySign, formatMoney } from '#app/i18n/format-money.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'
import { present } from '#app/kit/wire-list.ts'

import { facetLabels, readFacetGroups } from './facets/facet-group.ts'
import type { unfilteredListDocument } from './list-documents.server.ts'
import type { ListRange } from './selection/list-range.ts'
import { chosenIds, withLabels, type ListSelection } from './selection/list-selection.ts'
import type { ProductList } from './product-list.ts'

type WireFiltered = ResultOf<typeof unfilteredListDocument>['products']

/** The filters of a list, and the selection with the merchant's labels; `unfiltered` is the list without filters. */
export function readListFacets(
  visit: Visit,
  selection: ListSelection,
  products: WireFiltered,
  unfiltered: WireFiltered,
): Pick<
  ProductList,
  'groups' | 'selection' | 'chosenRanges' | 'notes' | 'currency' | 'priceBounds'
> {
  const facets = products?.filters?.facets
  const unfilteredFacets = unfiltered?.filters?.facets ?? facets
  const groups = readFacetGroups(facets, {
    chosen: new Set(chosenIds(selection)),
    unfiltered: { facets: unfilteredFacets, total: Number((unfiltered ?? products)?.count ?? 0) },
  })
  const t = translate(visit.language, 'catalogue')
  const names = new Map<string, string>(
    present(unfilteredFacets).map(({ filterId, label }) => [`p-${filterId}`, label ?? '']),
  )
  names.set('price', t('list.groups.price'))
  const bounds = (unfiltered ?? products)?.filters?.price
  return {
    groups,
    selection: withLabels(selection, facetLabels(unfilteredFacets, facets)),
    chosenRanges: selection.ranges.map((range) => ({
      ...range,
      label: rangeLabel(visit, range, names.get(range.param) ?? ''),
    })),
    notes: {
      'p-StockStatus': t('list.inStockBy', { date: latestDeliveryDay(visit) }),
      // The merchant compares prices with VAT, whatever the visitor is shown.
      ...(visit.vatIncluded ? {} : { price: t('list.pricesWithVat') }),
    },
    currency: currencySign(visit.languageId, visit.market.currency),
    priceBounds:
      bounds && bounds.highest > 0
        ? { lowest: Math.floor(bounds.lowest), highest: Math.ceil(bounds.highest) }
        : null,
  }
}

function rangeLabel(visit: Visit, { param, from, to }: ListRange, name: string): string {
  const t = translate(visit.language, 'catalogue')
  const write = (bound: number) =>
    param === 'price'
      ? formatMoney(bound, visit.languageId, visit.market.currency)
      : t('list.range.centimetres', { value: bound })
  if (from === null) return t('list.range.atMost', { name, to: write(to ?? 0) }).trim()
  if (to === null) return t('list.range.atLeast', { name, from: write(from) }).trim()
  return t('list.range.between', { name, from: write(from), to: write(to) }).trim()
}

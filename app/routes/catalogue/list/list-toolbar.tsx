import { useTranslation } from 'react-i18next'

import { ChosenFacets } from '#app/catalogue/list/facets/chosen-facets.tsx'
import { FacetMenu, facetMenuId } from '#app/catalogue/list/facets/facet-menu.tsx'
import { listParams, listUrl } from '#app/catalogue/list/selection/list-url.ts'
import {
  countChosen,
  toggleFacet,
  withoutFacets,
  withRange,
  withSort,
  type ListSelection,
} from '#app/catalogue/list/selection/list-selection.ts'
import { offeredSorts } from '#app/catalogue/list/selection/list-sort.ts'
import { withOpenFacet } from '#app/catalogue/list/facets/open-facet.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { SortMenu } from '#app/catalogue/list/sort-menu.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './list-page.module.css'

export function ListToolbar({ list }: { list: ProductList }) {
  const { t } = useTranslation('catalogue')
  const { selection } = list
  const urlOf = (changed: ListSelection) => listUrl(list.path, changed, list.defaultSort)
  const chosenCount = countChosen(selection)
  const facets = selection.facets.flatMap(([param, chosen]) =>
    chosen.map((facet) => ({
      key: `${param} ${facet.id}`,
      label: chipLabel(list, param, facet.label),
      removedUrl: urlOf(toggleFacet(selection, param, facet)),
    })),
  )
  const ranges = list.chosenRanges.map(({ param, label }) => ({
    key: `range ${param}`,
    label,
    removedUrl: urlOf(withRange(selection, param, null, null)),
  }))
  const rangeOf = (param: string) => {
    const chosen = list.chosenRanges.find((range) => range.param === param)
    return {
      unit: param === 'price' ? list.currency : 'cm',
      from: chosen?.from ?? null,
      to: chosen?.to ?? null,
      bounds: param === 'price' ? list.priceBounds : null,
      path: list.path,
      kept: listParams(withRange(selection, param, null, null), list.defaultSort),
      rangeUrl: (from: number | null, to: number | null) =>
        urlOf(withRange(selection, param, from, to)),
    }
  }
  const total = { count: list.progress.total, formatted: list.formatted.total }
  return (
    <>
      {list.groups.length > 0 ? (
        <button
          type="button"
          className={classNames(ui.onlyNarrow, ui.pill, styles.filterButton)}
          data-filter-button
          data-lower-edge
          {...{ popovertarget: facetMenuId }}
        >
          <Icon name="filter" size={20} />
          <span>
            {chosenCount > 0 ? t('list.filterCount', { count: chosenCount }) : t('list.filters')}
          </span>
        </button>
      ) : null}
      <div className={classNames(ui.wrap3, styles.tools)}>
        {list.groups.length > 0 ? (
          <div className={styles.filters}>
            <FacetMenu
              groups={list.groups}
              openParam={list.openFacet}
              openUrl={(param) => withOpenFacet(urlOf(selection), param)}
              total={total}
              isByModel={list.isByModel}
              notes={list.notes}
              toggleUrl={(group, value, related) =>
                urlOf(toggleFacet(selection, group.param, value, related))
              }
              rangeOf={rangeOf}
            />
          </div>
        ) : null}
        <p className={classNames(ui.quiet, ui.number)} role="status">
          {t(list.isByModel ? 'list.countModels' : 'list.count', total)}
        </p>
        <SortMenu
          offered={offeredSorts(list.kind === 'search')}
          current={selection.sort}
          sortUrl={(sort) => urlOf(withSort(selection, sort))}
        />
      </div>
      <div className={styles.chosen}>
        <ChosenFacets
          chosen={[...facets, ...ranges]}
          clearedPath={urlOf(withoutFacets(selection))}
        />
      </div>
    </>
  )
}

/** A number or a range means nothing without the name of its group. */
function chipLabel({ groups }: ProductList, param: string, label: string): string {
  const group = groups.find((each) => each.param === param)
  if (!group || !label) return label
  if (group.isRange) return `${group.label}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
  return group.param.startsWith('p-') && /^\d/.test(label) ? `${group.label}: ${label}` : label
}

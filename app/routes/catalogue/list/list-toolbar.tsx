import { useTranslation } from 'react-i18next'

import { ChosenFacets } from '#app/catalogue/list/chosen-facets.tsx'
import { FacetMenu, facetMenuId } from '#app/catalogue/list/facet-menu.tsx'
import { listUrl } from '#app/catalogue/list/list-url.ts'
import {
  chosenIds,
  toggleFacet,
  withoutFacets,
  withSort,
  type ListSelection,
} from '#app/catalogue/list/list-selection.ts'
import { offeredSorts } from '#app/catalogue/list/list-sort.ts'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { SortMenu } from '#app/catalogue/list/sort-menu.tsx'
import { Icon } from '#app/ui/display/icon.tsx'

import styles from './list-page.module.css'

/** Filters, sort menu, chosen facets and the number of products. */
export function ListToolbar({ list }: { list: ProductList }) {
  const { t } = useTranslation('catalogue')
  const { selection } = list
  const urlOf = (changed: ListSelection) => listUrl(list.path, changed, list.defaultSort)
  const chosenCount = chosenIds(selection).length
  const total = { count: list.progress.total, formatted: list.formatted.total }
  return (
    <>
      <div className={styles.tools}>
        {list.groups.length > 0 ? (
          <>
            <button
              type="button"
              className={styles.filterButton}
              {...{ popovertarget: facetMenuId }}
            >
              <Icon name="filter" size={20} />
              {chosenCount > 0 ? t('list.filterCount', { count: chosenCount }) : t('list.filters')}
            </button>
            <div className={styles.filters}>
              <FacetMenu
                groups={list.groups}
                total={total}
                isByModel={list.isByModel}
                toggleUrl={(group, value) => urlOf(toggleFacet(selection, group.param, value))}
              />
            </div>
          </>
        ) : null}
        <p className={styles.count} role="status">
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
          chosen={selection.facets.flatMap(([param, chosen]) =>
            chosen.map((facet) => ({ ...facet, param })),
          )}
          removeUrl={(param, facet) => urlOf(toggleFacet(selection, param, facet))}
          clearedPath={urlOf(withoutFacets(selection))}
        />
      </div>
    </>
  )
}

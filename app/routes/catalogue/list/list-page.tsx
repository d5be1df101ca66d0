import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { listPageSize } from '#app/catalogue/list/selection/list-page.ts'
import { countChosen } from '#app/catalogue/list/selection/list-selection.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import type { ProductList } from '#app/catalogue/list/product-list.ts'
import { WidgetArea } from '#app/content/area/widget-area.tsx'
import type { Container } from '#app/content/widget/widget.ts'
import { RichTextView } from '#app/rich-text/rich-text-view.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Breadcrumbs } from '#app/ui/navigation/breadcrumbs.tsx'
import { SkipLink } from '#app/ui/navigation/skip-link.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'
import ui from '#app/ui/theme/primitives.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'

import { ListHeader } from './list-header.tsx'
import styles from './list-page.module.css'
import { LoadMore } from './load-more.tsx'
import { ListToolbar } from './list-toolbar.tsx'

/** Number of cards on the first screen of a wide window. */
const firstScreenCards = 4

export interface ListPageProps {
  list: ProductList
  areas: Record<'above' | 'below', readonly Container[]>
  lead?: ReactNode
  /** Links of a list without products, in place of a button. */
  whenEmpty?: ReactNode
}

/** The page of every product list: category, brand, campaign, search and news; rendered again for another list only. */
export const ListPage = memo(function ListPage(props: ListPageProps) {
  const { list, areas, lead, whenEmpty } = props
  const { t } = useTranslation('catalogue')
  return (
    <div className={ui.page4}>
      {list.products.length > 0 ? <SkipLink to="products">{t('list.skip')}</SkipLink> : null}
      <Breadcrumbs label={t('list.breadcrumbs')} steps={list.breadcrumbs} />
      <ListHeader list={list} />
      {lead}
      <ListArea containers={areas.above} />
      <div className={styles.list}>
        {list.progress.total > 0 || countChosen(list.selection) > 0 ? (
          <ListToolbar list={list} />
        ) : null}
        {list.products.length > 0 ? (
          <section aria-labelledby="products">
            <h2 id="products">
              <VisuallyHidden>{t('list.products')}</VisuallyHidden>
            </h2>
            <LoadMore list={list} position="above" />
            <ProductGrid
              products={list.products}
              early={firstScreenCards}
              isMain
              title={list.title}
              part={{ from: list.progress.from, pageSize: listPageSize }}
            />
            <LoadMore list={list} position="below" />
          </section>
        ) : (
          <EmptyList list={list} whenEmpty={whenEmpty} />
        )}
      </div>
      <ListArea containers={areas.below} isBelowFold />
      {list.secondaryDescription.length > 0 ? (
        <div className={styles.secondary}>
          <RichTextView text={list.secondaryDescription} />
        </div>
      ) : null}
    </div>
  )
})

function ListArea({
  containers,
  isBelowFold = false,
}: {
  containers: readonly Container[]
  isBelowFold?: boolean
}) {
  if (containers.length === 0) return null
  return (
    <div className={classNames(styles.area, isBelowFold && styles.below)}>
      <WidgetArea containers={containers} isColumn isBelowFold={isBelowFold} />
    </div>
  )
}

function EmptyList({ list, whenEmpty }: Pick<ListPageProps, 'list' | 'whenEmpty'>) {
  const { t } = useTranslation('catalogue')
  const scope = useUrlScope()
  const isFiltered = countChosen(list.selection) > 0
  if (list.kind === 'search' && !isFiltered) {
    return (
      <div className={classNames(ui.stack4, ui.start, styles.empty)}>
        <p>{t('list.empty.search')}</p>
        {whenEmpty}
      </div>
    )
  }
  const next = isFiltered
    ? { path: list.path, label: t('list.clear') }
    : list.kind === 'all'
      ? { path: href(scope, 'home'), label: t('list.empty.toHome') }
      : { path: href(scope, 'news'), label: t('list.empty.toNews') }
  return (
    <div className={classNames(ui.stack4, ui.start, styles.empty)}>
      <h2>{t('list.empty.title')}</h2>
      <p>{t(isFiltered ? 'list.empty.filtered' : 'list.empty.plain')}</p>
      <ButtonLink kind="secondary" to={next.path}>
        {next.label}
      </ButtonLink>
    </div>
  )
}

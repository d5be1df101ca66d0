import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'
import type { FavoritesProgress } from '#app/favorites/favorites-progress.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './favorites-page.module.css'
import { ListTotal } from './list-sum.tsx'
import { ListedProducts, SuggestedProducts } from './product-sections.tsx'

/** The shop reads 200 fields of a form. */
const maxAtOnce = 190

interface SharedListPageProps {
  /** Products of this page. */
  products: readonly ProductCard[]
  /** Ids of the products of all pages. */
  listed: readonly number[]
  progress: FavoritesProgress
  missing: readonly number[]
  sum: string | null
  /** Suggested products; empty when a product of the list is sold here. */
  suggestions: readonly ProductCard[]
  /** Called with the ids of all products that are being saved. */
  onSaveAll: (ids: readonly number[]) => void
}

/** A shared list: the same for every visitor, who can add its products to their own favourites. */
export function SharedListPage(props: SharedListPageProps) {
  const { products, listed, progress, missing, sum, suggestions, onSaveAll } = props
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  const ownIds = useFavorites()
  const newIds = listed.filter((id) => !ownIds.includes(id)).slice(0, maxAtOnce)
  return (
    <div className={classNames(ui.width, styles.page)}>
      <header className={styles.head}>
        <h1>{t('shared.title')}</h1>
        <p>{t('shared.count', { count: listed.length })}</p>
        <ListTotal sum={sum} products={products} />
      </header>
      <div className={classNames(ui.row6, styles.actions)}>
        {newIds.length > 0 ? (
          <Form method="post" action={href(scope, 'favorite')} onSubmit={() => onSaveAll(newIds)}>
            <input type="hidden" name="returnTo" value={href(scope, 'favorites')} />
            {[...newIds].reverse().map((id) => (
              <input key={id} type="hidden" name="add" value={id} />
            ))}
            <Button size="small">{t('shared.keep', { count: newIds.length })}</Button>
          </Form>
        ) : null}
        <Link to={href(scope, 'favorites')}>{t('shared.toOwn')}</Link>
      </div>
      {products.length > 0 ? <ListedProducts products={products} progress={progress} /> : null}
      {missing.length > 0 ? <p>{t('shared.notHere', { count: missing.length })}</p> : null}
      <SuggestedProducts products={suggestions} />
    </div>
  )
}

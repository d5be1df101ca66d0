import { useTranslation } from 'react-i18next'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { useFavorites } from '#app/favorites/favorites-context.ts'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx'

import styles from './favorites-page.module.css'
import { NotSoldHere } from './not-sold-here.tsx'
import { useLateFavorites } from './use-late-favorites.ts'

interface FavoritesPageProps {
  products: readonly ProductCard[]
  missing: readonly number[]
  /** What to begin with; empty when there is a list. */
  ideas: readonly ProductCard[]
}

/**
 * What was saved, newest first. A heart that is let go of here leaves its card until the page is
 * loaded again, so that a slip can be mended and nothing jumps under the finger.
 */
export function FavoritesPage({ products, missing, ideas }: FavoritesPageProps) {
  const { t } = useTranslation(['favorites', 'catalogue'])
  useLateFavorites([...products.map(({ id }) => id), ...missing])
  const count = useFavorites().length - missing.length
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {products.length > 0 || count > 0 ? <p role="status">{t('count', { count })}</p> : null}
      </header>
      {products.length > 0 ? (
        <section aria-labelledby="products">
          <h2 id="products">
            <VisuallyHidden>{t('catalogue:list.products')}</VisuallyHidden>
          </h2>
          <ProductGrid products={products} early={4} isMain />
        </section>
      ) : (
        <NoFavorites isStarted={count > 0} />
      )}
      {missing.length > 0 ? <NotSoldHere ids={missing} /> : null}
      {ideas.length > 0 ? (
        <section className={styles.ideas}>
          <h2>{t('ideas')}</h2>
          <ProductGrid shape="row" products={ideas} />
        </section>
      ) : null}
      {products.length > 0 ? <p className={styles.kept}>{t('kept')}</p> : null}
    </div>
  )
}

/** An empty list says how it is filled, and once it is begun where it is found. */
function NoFavorites({ isStarted }: { isStarted: boolean }) {
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  return (
    <div className={styles.empty}>
      <Icon name="heart" size={32} />
      <h2>{t(isStarted ? 'started.title' : 'empty.title')}</h2>
      <p>{t(isStarted ? 'started.text' : 'empty.text')}</p>
      {isStarted ? (
        <ButtonLink to={href(scope, 'favorites')}>{t('started.show')}</ButtonLink>
      ) : (
        <ButtonLink to={href(scope, 'news')}>{t('empty.toNews')}</ButtonLink>
      )}
    </div>
  )
}

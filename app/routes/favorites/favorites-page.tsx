import { useTranslation } from 'react-i18next'

import type { ProductCard } from '#app/catalogue/card/product-card.ts'
import { useFavorites } from '#app/favorites/favorites-context.ts'
import type { FavoritesProgress } from '#app/favorites/favorites-progress.ts'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './favorites-page.module.css'
import { ListTotal } from './list-sum.tsx'
import { ListedProducts, SuggestedProducts } from './product-sections.tsx'
import { NotSoldHere } from './not-sold-here.tsx'
import { ShareList } from './share-list.tsx'
import { useRevalidateFavorites } from './use-revalidate-favorites.ts'

interface FavoritesPageProps {
  /** Products of this page. */
  products: readonly ProductCard[]
  /** Ids of the products of all pages. */
  listed: readonly number[]
  progress: FavoritesProgress
  missing: readonly number[]
  sum: string | null
  /** Whether the customer's account has them too. */
  isInAccount: boolean
  /** The merchant mails shoppers when a price is lower; product pages have the form. */
  hasPriceAlerts: boolean
  /** URL of this page. */
  url: string
  /** Suggested products; empty when there are favourites. */
  suggestions: readonly ProductCard[]
}

/**
 * The favourites, newest first. A product that is removed here stays visible until the page is
 * loaded again, so that a mistake can be undone and the layout does not move.
 */
export function FavoritesPage(props: FavoritesPageProps) {
  const { products, listed, progress, missing, sum, isInAccount, hasPriceAlerts, url } = props
  const { t } = useTranslation('favorites')
  useRevalidateFavorites([...listed, ...missing])
  const favorites = useFavorites()
  const count = favorites.length - missing.length
  const isAsLoaded = count === listed.length
  return (
    <div className={classNames(ui.width, styles.page)}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {products.length > 0 || count > 0 ? <p role="status">{t('count', { count })}</p> : null}
        {isAsLoaded ? <ListTotal sum={sum} products={products} /> : null}
      </header>
      {products.length > 0 ? (
        <ListedProducts products={products} progress={progress} />
      ) : (
        <NoFavorites isStarted={count > 0} />
      )}
      {missing.length > 0 ? <NotSoldHere ids={missing} /> : null}
      <SuggestedProducts products={props.suggestions} />
      {products.length > 0 && favorites.length > 0 ? (
        <ShareList url={url} ids={[...favorites].reverse()} />
      ) : null}
      {products.length > 0 ? (
        <p className={classNames(ui.note, styles.hint)}>
          {t(isInAccount ? 'keptInAccount' : 'kept')} {hasPriceAlerts ? t('priceAlerts') : null}
        </p>
      ) : null}
    </div>
  )
}

/**
 * The empty list.
 *
 * @param isStarted whether the shopper has just added a favourite among the suggestions
 */
function NoFavorites({ isStarted }: { isStarted: boolean }) {
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.stack8, scene.besideScene)}>
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
      <Scene number={2} />
    </div>
  )
}

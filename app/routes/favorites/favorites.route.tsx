import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, Form } from '@remix-run/react'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { pageProgress } from '#app/catalogue/list/selection/list-page.ts'
import { loadAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import {
  favoriteIds,
  findSuggestions,
  listFavorites,
  listProducts,
  favoritesOwner,
} from '#app/favorites/favorites.server.ts'
import { FavoritesContext, useFavorites } from '#app/favorites/favorites-context.ts'
import { readSharedList, sharedListParam } from '#app/favorites/shared-list.ts'
import { offersExtension } from '#app/gateway/offers-extension.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { href } from '#app/routing/href.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { Scene } from '#app/routes/layouts/scene/scene.tsx'
import scene from '#app/routes/layouts/scene/scene.module.css'
import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { ButtonLink } from '#app/ui/button/button-link.tsx'
import { Icon } from '#app/ui/display/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import type { Visit } from '#app/visit/visit.ts'

import styles from './favorites-page.module.css'
import { ListTotal } from './list-sum.tsx'
import { ListedProducts, SuggestedProducts } from './product-sections.tsx'
import { NotSoldHere } from './not-sold-here.tsx'
import { ShareList } from './share-list.tsx'
import { useRecordSaveAll } from './use-record-save-all.ts'
import { useRevalidateFavorites } from './use-revalidate-favorites.ts'

export const handle: MessagesHandle = { i18n: ['favorites'] }

/** Divisible by two, three and four, the columns of the grid. A page of all two hundred weighs a megabyte. */
const pageSize = 48

/** Cards that a wide screen shows side by side. */
const suggestionCount = 4

/** The visitor's own favourites; with `?list=` those of a shared list. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const query = new URL(args.request.url).searchParams
  const shared = query.get(sharedListParam)
  const ids = readSharedList(shared)
  if (shared !== null && !ids) throw redirect(href(visit, 'favorites'))
  const priceAlerts = ids ? false : offersExtension(visit, 'offersPriceAlerts')
  const list = await (ids ? listProducts(visit, ids) : listOwn(visit))
  const suggestions = list.products.length > 0 ? [] : await findSuggestions(visit, suggestionCount)
  const progress = pageProgress(list.products.length, query.get('page'), pageSize)
  return {
    ...list,
    products: list.products.slice(Math.max(0, progress.from - 1), progress.to),
    listed: list.products.map(({ id }) => id),
    progress,
    isShared: ids !== null,
    own: favoriteIds(visit.cookies),
    isInAccount: favoritesOwner(visit.cookies) !== null,
    url: visit.origin + href(visit, 'favorites'),
    suggestions,
    hasPriceAlerts: await priceAlerts,
    hasPublicPrices: visit.hasPublicPrices,
    head: titledHead(visit, 'favorites', 'favorites', ids ? 'shared.title' : 'title'),
  } satisfies PublicPricesData
}

/** Requested beside the account's, which are usually the same, so that a slow merchant delays the page once. */
async function listOwn(visit: Visit) {
  const before = favoriteIds(visit.cookies).join()
  const early = listFavorites(visit)
  early.catch(() => undefined)
  await loadAccountFavorites(visit)
  return favoriteIds(visit.cookies).join() === before ? early : listFavorites(visit)
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function FavoritesRoute() {
  const { isShared, own } = useLoaderData<typeof loader>()
  const { replace } = useContext(FavoritesContext)
  // The favourites of this page may be newer than the header's: another device of the customer changed them.
  useEffect(() => replace(own), [own, replace])
  return isShared ? <SharedList /> : <OwnFavorites />
}

/** Newest first. A product that is removed here stays until the next load, so that a mistake can be undone. */
function OwnFavorites() {
  const page = useLoaderData<typeof loader>()
  const { products, listed, missing, isInAccount, hasPriceAlerts } = page
  const { t } = useTranslation('favorites')
  useRevalidateFavorites([...listed, ...missing])
  const favorites = useFavorites()
  const count = favorites.length - missing.length
  const isAsLoaded = count === listed.length
  return (
    <div className={classNames(ui.width, styles.page)}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        {products.length > 0 || count > 0 ? (
          <p role="status" className={classNames(ui.quiet, ui.number)}>
            {t('count', { count })}
          </p>
        ) : null}
        {isAsLoaded ? <ListTotal sum={page.sum} products={products} /> : null}
      </header>
      {products.length > 0 ? (
        <ListedProducts products={products} progress={page.progress} />
      ) : (
        <NoFavorites isStarted={count > 0} />
      )}
      {missing.length > 0 ? <NotSoldHere ids={missing} /> : null}
      <SuggestedProducts products={page.suggestions} />
      {products.length > 0 && favorites.length > 0 ? (
        <ShareList url={page.url} ids={[...favorites].reverse()} />
      ) : null}
      {products.length > 0 ? (
        <p className={classNames(ui.note, styles.hint)}>
          {t(isInAccount ? 'keptInAccount' : 'kept')} {hasPriceAlerts ? t('priceAlerts') : null}
        </p>
      ) : null}
    </div>
  )
}

/** The empty list; `isStarted` once a favourite was added among the suggestions. */
function NoFavorites({ isStarted }: { isStarted: boolean }) {
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  return (
    <div className={classNames(ui.stack8, scene.besideScene)}>
      <div className={classNames(ui.stack4, ui.start, ui.top, styles.empty)}>
        <Icon name="heart" size={32} />
        <h2>{t(isStarted ? 'started.title' : 'empty.title')}</h2>
        <p>{t(isStarted ? 'started.text' : 'empty.text')}</p>
        <ButtonLink to={href(scope, isStarted ? 'favorites' : 'news')}>
          {t(isStarted ? 'started.show' : 'empty.toNews')}
        </ButtonLink>
      </div>
      <Scene number={2} />
    </div>
  )
}

/** The shop reads 200 fields of a form. */
const maxAtOnce = 190

/** A shared list: the same for every visitor, who can add its products to their own favourites. */
function SharedList() {
  const { products, listed, progress, missing, sum, suggestions } = useLoaderData<typeof loader>()
  const onSaveAll = useRecordSaveAll()
  const { t } = useTranslation('favorites')
  const scope = useUrlScope()
  const ownIds = useFavorites()
  const newIds = listed.filter((id) => !ownIds.includes(id)).slice(0, maxAtOnce)
  return (
    <div className={classNames(ui.width, styles.page)}>
      <header className={styles.head}>
        <h1>{t('shared.title')}</h1>
        <p className={classNames(ui.quiet, ui.number)}>
          {t('shared.count', { count: listed.length })}
        </p>
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

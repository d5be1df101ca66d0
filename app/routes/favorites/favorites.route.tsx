import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'

import { loadAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import {
  favoriteIds,
  findSuggestions,
  listFavorites,
  listProducts,
  favoritesOwner,
} from '#app/favorites/favorites.server.ts'
import { useReplaceFavorites } from '#app/favorites/favorites-context.ts'
import { favoritesProgress } from '#app/favorites/favorites-progress.ts'
import { readSharedList, sharedListParam } from '#app/favorites/shared-list.ts'
import { offersPriceAlerts } from '#app/catalogue/price/price-alerts.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { FavoritesPage } from './favorites-page.tsx'
import { SharedListPage } from './shared-list-page.tsx'
import { useRecordSaveAll } from './use-record-save-all.ts'

export const handle: MessagesHandle = { i18n: ['favorites'] }

/** Cards that a wide screen shows side by side. */
const suggestionCount = 4

/** The visitor's own favourites; with `?list=` those of a shared list. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const query = new URL(args.request.url).searchParams
  const shared = query.get(sharedListParam)
  const ids = readSharedList(shared)
  if (shared !== null && !ids) throw redirect(href(visit, 'favorites'))
  const priceAlerts = ids ? false : offersPriceAlerts(visit)
  const list = await (ids ? listProducts(visit, ids) : listOwn(visit))
  const suggestions = list.products.length > 0 ? [] : await findSuggestions(visit, suggestionCount)
  const title = translate(visit.language, 'favorites')(ids ? 'shared.title' : 'title')
  const progress = favoritesProgress(list.products.length, query.get('page'))
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
    head: screenHead(visit, 'favorites', { title }),
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

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data)

export default function FavoritesRoute() {
  const { isShared, own, isInAccount, url, hasPriceAlerts, ...page } =
    useLoaderData<typeof loader>()
  const { products, listed, progress, missing, sum, suggestions } = page
  const replaceFavorites = useReplaceFavorites()
  // The favourites of this page may be newer than the header's: another device of the customer changed them.
  useEffect(() => replaceFavorites(own), [own, replaceFavorites])
  const onSaveAll = useRecordSaveAll()
  const list = { products, listed, progress, missing, sum, suggestions }
  return isShared ? (
    <SharedListPage {...list} onSaveAll={onSaveAll} />
  ) : (
    <FavoritesPage {...list} isInAccount={isInAccount} url={url} hasPriceAlerts={hasPriceAlerts} />
  )
}

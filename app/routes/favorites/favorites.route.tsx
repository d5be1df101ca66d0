import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { findSuggestions, listFavorites } from '#app/favorites/favorites.server.ts'
import type { MessagesHandle } from '#app/i18n/namespaces.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { screenHead } from '#app/seo/screen-head.server.ts'
import type { PublicPricesData } from '#app/visit/public-prices-data.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { FavoritesPage } from './favorites-page.tsx'

export const handle: MessagesHandle = { i18n: ['favorites', 'catalogue'] }

/** Cards that a wide screen shows side by side. */
const suggestionCount = 4

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const list = await listFavorites(visit)
  const suggestions = list.products.length > 0 ? [] : await findSuggestions(visit, suggestionCount)
  const title = translate(visit.language, 'favorites')('title')
  return {
    ...list,
    suggestions,
    hasPublicPrices: visit.hasPublicPrices,
    head: screenHead(visit, 'favorites', { title }),
  } satisfies PublicPricesData
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data?.head)

export default function FavoritesRoute() {
  const { products, missing, suggestions } = useLoaderData<typeof loader>()
  return <FavoritesPage products={products} missing={missing} suggestions={suggestions} />
}

import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  useLoaderData,
  useParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { countCartItems } from '#app/cart/cart.server.ts'
import { openCategoryTree } from '#app/catalogue/category/category.server.ts'
import { menuShelves, type CategoryBranch } from '#app/catalogue/category/category-tree.ts'
import { languages } from '#app/i18n/languages.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { languageOfPath } from '#app/routing/language-prefix.ts'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { openVisit } from '#app/visit/visit.server.ts'

import { PromiseStrip } from './promise-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const [categories, cartCount] = await Promise.all([
    openCategoryTree(visit),
    countCartItems(visit),
  ])
  return { categories: menuShelves(categories), cartCount }
}

/** Shelves stay as they are from page to page; what was posted may have changed the cart. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  const isPost = formMethod !== undefined && formMethod !== 'GET'
  return isPost || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}

/** Head and foot of every page that sells. */
export default function StorefrontLayout() {
  const { categories, cartCount } = useLoaderData<typeof loader>()
  const { t } = useTranslation('common')
  const place = usePlace()
  const params = useParams()
  const categoryPath = ({ alias }: CategoryBranch) => href(place, 'category', { alias })
  const newsPath = href(place, 'news')
  return (
    <>
      <SkipLink to="main">{t('skip')}</SkipLink>
      <PromiseStrip />
      <SiteHeader
        homePath={href(place, 'home')}
        searchPath={href(place, 'searchStart')}
        searchText={params.search}
        newsPath={newsPath}
        cart={{ path: href(place, 'cart'), count: cartCount }}
        categories={categories}
        categoryPath={categoryPath}
      />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter
        newsPath={newsPath}
        categories={categories}
        categoryPath={categoryPath}
        languages={languages.map((language) => ({
          ...language,
          path: href({ ...place, language: language.code }, 'home'),
          isCurrent: language.code === place.language,
        }))}
      />
    </>
  )
}

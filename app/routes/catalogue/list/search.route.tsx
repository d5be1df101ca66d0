import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { findCardRow } from '#app/catalogue/card/find-cards/find-cards.server.ts'
import { ProductGrid } from '#app/catalogue/card/product-grid.tsx'
import { readRanges } from '#app/catalogue/list/selection/list-range.ts'
import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'
import { findNamedLists, findSearchStarts } from '#app/catalogue/search/suggestions.server.ts'
import { recentSearches } from '#app/catalogue/search/recent-searches.ts'
import { searchWithRanges, searchUrl } from '#app/catalogue/search/search-path.server.ts'
import { findPagesAbout } from '#app/content/page/find-pages.server.ts'
import ui from '#app/ui/theme/primitives.module.css'
import { openVisit } from '#app/visit/visit.server.ts'

import { pagesBeside } from '../search/pages-beside.ts'
import { SearchStarts } from '../search/search-starts.tsx'
import { ShortcutLinks } from '../search/shortcut-links.tsx'
import { ListScreen } from './list-screen.tsx'
import { loadList } from './load-list.server.ts'

const popularProducts = { filter: { sort: 'MOST_SOLD' }, count: 8 } as const

export async function loader(args: LoaderFunctionArgs) {
  const text = searchQuery(args.params.search)
  const visit = await openVisit(args)
  const url = new URL(args.request.url)
  // The page may be opened by a suggestion or a link, without the search form.
  const search = await searchWithRanges(visit, text)
  const isRead = search.ranges.length > 0 || search.text.length < text.length
  if (isRead && readRanges(url.searchParams).length === 0) {
    throw redirect(searchUrl(visit, search))
  }
  const [list, named, pages] = await Promise.all([
    loadList(args, { kind: 'search', text }),
    findNamedLists(visit, text),
    findPagesAbout(visit, text),
  ])
  const isEmpty = list.total === 0
  return {
    ...list,
    // A search without products is not offered again.
    remembered: isEmpty ? '' : text,
    shortcuts: { ...named, pages: pagesBeside(pages, list.total) },
    starts: isEmpty ? await findSearchStarts(visit) : { searches: [], categories: [] },
    popular: isEmpty ? await findCardRow(visit, popularProducts) : [],
  }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

export default function SearchRoute() {
  const { remembered, shortcuts, starts, popular } = useLoaderData<typeof loader>()
  const { t } = useTranslation('common')
  useEffect(() => {
    if (remembered) recentSearches.remember(remembered)
  }, [remembered])
  return (
    <ListScreen
      lead={<ShortcutLinks shortcuts={shortcuts} />}
      whenEmpty={
        <>
          <SearchStarts {...starts} />
          {popular.length > 0 ? (
            <section className={ui.section} aria-labelledby="popular">
              <h2 id="popular">{t('popular')}</h2>
              <ProductGrid shape="rows" products={popular} />
            </section>
          ) : null}
        </>
      }
    />
  )
}

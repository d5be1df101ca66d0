import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'
import { searchWithRanges, searchUrl } from '#app/catalogue/search/search-path.server.ts'
import { findSearchStarts } from '#app/catalogue/search/suggestions.server.ts'
import { countSearch } from '#app/catalogue/search/top-searches.server.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './search-start.module.css'
import { SearchStarts } from './search-starts.tsx'

/** The target of the search form: redirects to the search page of the query, if there is one. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const query = searchQuery(new URL(args.request.url).searchParams.get('q'))
  if (query) {
    const search = await searchWithRanges(visit, query)
    countSearch(visit, args.request, search.text)
    throw redirect(searchUrl(visit, search))
  }
  const head = titledHead(visit, 'searchStart', 'catalogue', 'search.title')
  return { starts: await findSearchStarts(visit), head }
}

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The search page without a query: popular searches. */
export default function SearchStart() {
  const { starts } = useLoaderData<typeof loader>()
  const { t } = useTranslation('catalogue')
  return (
    <div className={classNames(ui.stack4, ui.page, styles.page)}>
      <h1>{t('search.title')}</h1>
      <p>{t('search.text')}</p>
      <SearchStarts {...starts} />
    </div>
  )
}

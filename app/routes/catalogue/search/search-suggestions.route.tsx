import type { LoaderFunctionArgs } from '@remix-run/node'

import { searchQuery } from '#app/catalogue/list/selection/search-query.ts'
import { findSearchStarts, suggestFromCatalogue } from '#app/catalogue/search/suggestions.server.ts'
import type { Suggestions } from '#app/catalogue/search/suggestions.ts'
import { searchWithRanges } from '#app/catalogue/search/search-path.server.ts'
import { findPagesAbout } from '#app/content/page/find-pages.server.ts'
import { pagesBeside } from './pages-beside.ts'
import { openVisit } from '#app/visit/visit.server.ts'

/** `?q=` is the typed text. Prices are those of the visitor, so only their own browser may cache it. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const text = searchQuery(new URL(args.request.url).searchParams.get('q'))
  const suggestions = text ? await suggest(text) : await beforeTyping()
  return Response.json(suggestions, {
    headers: { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie', 'X-Robots-Tag': 'noindex' },
  })

  async function suggest(typed: string): Promise<Suggestions> {
    const search = await searchWithRanges(visit, typed)
    const [found, pages] = await Promise.all([
      suggestFromCatalogue(visit, search),
      findPagesAbout(visit, search.text),
    ])
    return { ...found, pages: pagesBeside(pages, found.total), searches: [] }
  }

  async function beforeTyping(): Promise<Suggestions> {
    return { products: [], total: 0, brands: [], pages: [], ...(await findSearchStarts(visit)) }
  }
}

import { listUrl } from '#app/catalogue/list/list-url.ts'
import { onePage } from '#app/catalogue/list/list-page.ts'
import { listPath } from '#app/catalogue/list/list-target.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { readBoundedSearch, type BoundedSearch } from './bounded-search.ts'

/** The typed text, with its prices and measures read as ranges in the language of the page. */
export function boundedSearch({ language, market }: Visit, typed: string): BoundedSearch {
  const t = translate(language, 'catalogue')
  const words = {
    atMost: t('search.bounds.atMost'),
    atLeast: t('search.bounds.atLeast'),
    and: t('search.bounds.and'),
    depth: t('search.bounds.depth'),
    height: t('search.bounds.height'),
  }
  return readBoundedSearch(typed, words, market.currency)
}

/** The URL of the results of a search, its ranges as filters that the shopper sees and can remove. */
export function searchUrl(visit: Visit, { text, ranges }: BoundedSearch): string {
  const path = listPath(visit, { kind: 'search', text })
  return listUrl(path, { facets: [], ranges, sort: 'RELEVANCE', pages: onePage(1) }, 'RELEVANCE')
}

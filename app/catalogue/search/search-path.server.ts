import { measureParams } from '#app/catalogue/list/facets/facet-group.ts'
import { unfilteredListDocument } from '#app/catalogue/list/list-documents.server.ts'
import { listUrl } from '#app/catalogue/list/selection/list-url.ts'
import { onePage } from '#app/catalogue/list/selection/list-page.ts'
import { listPath } from '#app/catalogue/list/list-target.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { parseSearchRanges, type SearchWithRanges } from './search-ranges.ts'

/** The typed text with prices and measures as ranges. Measures without a filter are dropped, to find more than nothing. */
export async function searchWithRanges(visit: Visit, typed: string): Promise<SearchWithRanges> {
  const search = readTyped(visit, typed)
  if (search.ranges.every(({ param }) => param === 'price')) return search
  const offered = await findMeasures(visit)
  const ranges = search.ranges.filter(({ param }) => param === 'price' || offered?.has(param))
  return offered ? { ...search, ranges } : search
}

/** Query parameters of the measures that can be filtered by; null when the merchant does not respond. */
async function findMeasures(visit: Visit): Promise<ReadonlySet<string> | null> {
  const filter = { filterMode: 'CURRENT' as const }
  const request = requestMerchant(visit, unfilteredListDocument, { filter })
  const list = await request.catch(fallbackTo(null))
  return list && measureParams(list.products?.filters?.facets)
}

function readTyped({ language, market }: Visit, typed: string): SearchWithRanges {
  const t = translate(language, 'catalogue')
  const words = {
    atMost: t('search.bounds.atMost'),
    atLeast: t('search.bounds.atLeast'),
    and: t('search.bounds.and'),
    width: t('search.bounds.width'),
    depth: t('search.bounds.depth'),
    height: t('search.bounds.height'),
  }
  return parseSearchRanges(typed, words, market.currency)
}

/** The URL of the results of a search, its ranges as filters that the shopper sees and can remove. */
export function searchUrl(visit: Visit, { text, ranges }: SearchWithRanges): string {
  const path = listPath(visit, { kind: 'search', text })
  return listUrl(path, { facets: [], ranges, sort: 'RELEVANCE', pages: onePage(1) }, 'RELEVANCE')
}

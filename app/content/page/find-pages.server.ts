import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { matchRank, plainWords, type MatchRank } from '#app/kit/match-name.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { pageTitlesDocument } from './page-documents.server.ts'

const mostPages = 3
/** A shorter word stands in every long text. */
const shortestWord = 4

interface FoundPage {
  name: string
  path: string
  /** Its title says so; else a description or a keyword does. */
  isByTitle: boolean
}

/**
 * Information pages about what was typed: by title first, then by the keywords and the description that
 * the merchant wrote for search engines. A search is whole without them, so none is worth a failed page.
 */
export async function findPagesAbout(visit: Visit, text: string): Promise<FoundPage[]> {
  try {
    const { cmsPages } = await ask(visit, pageTitlesDocument, {})
    return (cmsPages ?? [])
      .flatMap((page) => {
        const name = page?.title || page?.meta?.title || ''
        if (!page?.alias || !name) return []
        const rank = rankOf([name, page.meta?.keywords, page.meta?.description], text)
        const path = href(visit, 'contentPage', { alias: page.alias })
        return rank > 0 ? [{ rank, page: { name, path, isByTitle: rank > 1 } }] : []
      })
      .sort((one, other) => other.rank - one.rank)
      .slice(0, mostPages)
      .map(({ page }) => page)
  } catch (error) {
    if (error instanceof GatewayError) return []
    throw error
  }
}

/** A title counts most; in a longer text a word must begin as it was typed. */
function rankOf([title, ...others]: (string | null | undefined)[], text: string): number {
  const byTitle: MatchRank = matchRank(title ?? '', text)
  if (byTitle > 0) return byTitle + 2
  const isTelling = plainWords(text).every((word) => word.length >= shortestWord)
  return isTelling && others.some((each) => matchRank(each ?? '', text) >= 2) ? 1 : 0
}

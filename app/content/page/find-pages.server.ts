import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { matchRank, plainWords, type MatchRank } from '#app/kit/text/match-name.ts'
import { href } from '#app/routing/href.ts'
import type { Visit } from '#app/visit/visit.ts'

import { listTitledPages } from './titled-pages.server.ts'

const maxPages = 3
/** Shortest word searched in keywords and descriptions; a shorter one is in every long text. */
const minWordLength = 4

/** Pages by title, then by keywords and description for search engines. When they fail, the search has none. */
export async function findPagesAbout(visit: Visit, text: string) {
  const pages = await listTitledPages(visit).catch(fallbackTo([]))
  return pages
    .flatMap(({ alias, title: name, keywords, description }) => {
      const rank = rankOf([name, keywords, description], text)
      const path = href(visit, 'contentPage', { alias })
      return rank > 0 ? [{ rank, page: { name, path, isByTitle: rank > 1 } }] : []
    })
    .sort((one, other) => other.rank - one.rank)
    .slice(0, maxPages)
    .map(({ page }) => page)
}

/** A match in the title counts most; in the other texts a word must begin with the typed one. */
function rankOf([title = '', ...others]: string[], text: string): number {
  const byTitle: MatchRank = matchRank(title, text)
  if (byTitle > 0) return byTitle + 2
  const isSpecific = plainWords(text).every((word) => word.length >= minWordLength)
  return isSpecific && others.some((each) => matchRank(each, text) >= 2) ? 1 : 0
}

/** `/redirect/urlhistory/{apiKey}` and `/redirect/aliashistory/{apiKey}`, for clients that redirect themselves (merchant API 1.1). */
import { Hono } from 'hono'
import type { LanguageCode } from '../../channel/markets.ts'
import type { Catalogue } from '../catalogue.ts'
import { cataloguePath } from './catalogue-path.rules.ts'

/** An alias that no product or page has any more, and the current one; null when it was deleted. */
interface FormerAlias {
  language: LanguageCode
  alias: string
  current: string | null
}

type PathOf = (alias: string, language: LanguageCode) => string

interface RedirectHistoryOptions {
  apiKeys: readonly string[]
  currentCatalogue: () => Catalogue
  /** Content pages, and since when they are as they are. */
  pages: { formerAliases: readonly FormerAlias[]; pathOf: PathOf; sinceMs: number }
}

export function createRedirectHistory(options: RedirectHistoryOptions): Hono {
  const { apiKeys, currentCatalogue, pages } = options
  /** Moves after the time of the client's last request; all of them without a time. */
  const movesSince = (offset: string | undefined) => {
    const catalogue = currentCatalogue()
    const lastFetchMs = Date.parse(offset ?? '') || 0
    return [
      ...(lastFetchMs < catalogue.finishedAtMs
        ? movesOf(catalogue.formerAliases(), (...alias) => cataloguePath('product', ...alias))
        : []),
      ...(lastFetchMs < pages.sinceMs ? movesOf(pages.formerAliases, pages.pathOf) : []),
    ]
  }

  const router = new Hono()
  router.get('/:history{(url|alias)history}/:apiKey', (c) => {
    c.header('cache-control', 'no-store')
    if (!apiKeys.includes(c.req.param('apiKey'))) return c.json({ error: 'Unauthorized' }, 401)
    const isOfUrls = c.req.param('history') === 'urlhistory'
    return c.json(
      movesSince(c.req.query('offset')).map(({ oldAlias, newAlias, oldUrl, newUrl, language }) => ({
        ...(isOfUrls ? { oldUrl, newUrl } : { oldAlias, newAlias, languageId: language }),
        deleted: newUrl === null,
      })),
    )
  })
  return router
}

function movesOf(former: readonly FormerAlias[], pathOf: PathOf) {
  return former.map(({ alias, language, current }) => ({
    language,
    oldAlias: alias,
    oldUrl: pathOf(alias, language),
    newAlias: current,
    newUrl: current && pathOf(current, language),
  }))
}

/**
 * `/redirect/urlhistory/{apiKey}` and `/redirect/aliashistory/{apiKey}`: every address that has moved, for clients that
 * redirect by themselves (merchant API 1.1).
 */
import { Hono } from 'hono'
import type { LanguageCode } from '../../channel/markets.ts'
import type { Catalogue } from '../catalogue.ts'
import { cataloguePath } from './catalogue-path.rules.ts'

/** A former alias of a product or page, and the current one with its path; null when it was deleted. */
export interface Move {
  language: LanguageCode
  oldAlias: string
  oldUrl: string
  newAlias: string | null
  newUrl: string | null
}

interface RedirectHistoryOptions {
  apiKeys: readonly string[]
  currentCatalogue: () => Catalogue
  /** Content pages, and since when they are as they are. */
  pages: { moves: () => readonly Move[]; sinceMs: number }
}

export function createRedirectHistory(options: RedirectHistoryOptions): Hono {
  const { apiKeys, currentCatalogue, pages } = options
  // Collected once for each catalogue, which never changes.
  const products = new WeakMap<Catalogue, readonly Move[]>()
  const productMoves = (catalogue: Catalogue) => {
    const moves = products.get(catalogue) ?? catalogue.formerAliases().map(productMove)
    products.set(catalogue, moves)
    return moves
  }

  /** Moves after the time of the client's last request; all of them without a time. */
  const movesSince = (offset: string | undefined) => {
    const catalogue = currentCatalogue()
    const lastFetchMs = Date.parse(offset ?? '') || 0
    return [
      ...(lastFetchMs < catalogue.finishedAtMs ? productMoves(catalogue) : []),
      ...(lastFetchMs < pages.sinceMs ? pages.moves() : []),
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

function productMove({
  alias,
  language,
  current,
}: ReturnType<Catalogue['formerAliases']>[number]): Move {
  return {
    language,
    oldAlias: alias,
    oldUrl: cataloguePath('product', alias, language),
    newAlias: current,
    newUrl: current && cataloguePath('product', current, language),
  }
}

import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { isReachablePath } from '#app/routing/paths/reachable-path.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'

import type { GatewayContext } from '../gateway/gateway-context.ts'
import { requestMerchant } from '../gateway/graphql.server.ts'
import type { Channel } from '../market/channel.ts'
import type { UrlScope } from '../routing/href.ts'
import { merchantPath } from './merchant-path.ts'
import { maxRedirects } from './resolve-address.ts'
import { urlHistoryDocument } from './url-history-documents.server.ts'

type UrlHistoryContext = GatewayContext & UrlScope & { channel: Channel }

/** A page that takes longer has no time left to ask for the history after it. */
const askAheadMs = 500

/** Waits for a page, and meanwhile requests the history of its path, so that an unknown address is a 404 at a slow merchant too. */
export async function withHistoryAhead<Page>(
  context: UrlHistoryContext,
  path: string,
  page: Promise<Page>,
): Promise<Page> {
  // What the page is made of does not depend on it.
  const apart = { ...context, freshness: undefined }
  const timer = setTimeout(() => void nextPath(apart, path).catch(() => null), askAheadMs)
  try {
    return await page
  } finally {
    clearTimeout(timer)
  }
}

/** The path that a page has moved to after all its moves; null without. A circular history is followed for one move, to a page. */
export async function findMovedPath(
  context: UrlHistoryContext,
  path: string,
  exists: (path: string) => Promise<boolean>,
): Promise<string | null> {
  const moves = [path]
  while (moves.length <= maxRedirects) {
    const asked = nextPath(context, moves.at(-1) ?? path)
    // The page after the first move redirects to the next one itself.
    const next = await (moves.length === 1 ? asked : asked.catch(fallbackTo(null)))
    if (!next) break
    if (moves.some((move) => isSamePath(move, next))) {
      const [, first] = moves
      return first && (await exists(first)) ? first : null
    }
    moves.push(next)
  }
  return moves.length > 1 ? (moves.at(-1) ?? null) : null
}

async function nextPath(context: UrlHistoryContext, path: string): Promise<string | null> {
  const { urlHistory } = await requestMerchant(context, urlHistoryDocument, { url: path })
  const moved = merchantPath(context, urlHistory?.newUrl)
  const [pathname = ''] = moved?.split('?') ?? []
  return moved && isReachablePath(pathname) && !isSamePath(moved, path) ? moved : null
}

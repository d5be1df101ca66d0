import { isReachablePath } from '../routing/reachable-path.ts'
import { isSamePath } from '../routing/same-path.ts'
import { seeCanonical } from './redirects.server.ts'

/**
 * Leads a visitor from another name of a thing to its own address, in one hop at most: where that
 * address would be refused, or would lead on by itself, the thing is shown where it was asked for.
 *
 * @param path of the thing, as the merchant names it
 * @param pathThere of what is found at that path
 */
export async function redirectToCanonical(
  url: URL,
  path: string,
  pathThere: () => Promise<string | undefined>,
): Promise<void> {
  if (isSamePath(url.pathname, path) || !isReachablePath(path)) return
  const there = await pathThere()
  if (there !== undefined && isSamePath(there, path)) throw seeCanonical(path + url.search)
}

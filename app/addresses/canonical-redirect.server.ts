import { isReachablePath } from '#app/routing/paths/reachable-path.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'

import { canonicalRedirect } from './redirects.server.ts'

/** Redirects to the canonical URL (`pathThere`) of what is at a path, in one hop, unless that would be refused or redirect. */
export async function redirectToCanonical(
  url: URL,
  path: string,
  pathThere: () => Promise<string | undefined>,
): Promise<void> {
  if (isSamePath(url.pathname, path) || !isReachablePath(path)) return
  const canonicalPath = await pathThere()
  if (canonicalPath !== undefined && isSamePath(canonicalPath, path))
    throw canonicalRedirect(path + url.search)
}

import type { UrlScope } from '#app/routing/href.ts'

import { sameOriginPath } from './same-origin-path.ts'
import { parseAddress } from './parse-address.ts'

/**
 * Converts a merchant's URL to a path in a URL scope; null for a URL of another host, to which the shop must
 * not redirect. The merchant's prefix (`/se/en/p/vik`) is replaced by the prefix of the scope, unless it
 * is of another language, whose page redirects itself.
 */
export function pathInScope(
  scope: UrlScope,
  url: string | null | undefined,
  isMarket: (alias: string) => boolean,
): string | null {
  const path = sameOriginPath(url)
  if (!path) return null
  const { pathname, search } = new URL(path, 'http://shop.invalid')
  const { language, segments } = parseAddress({ kind: 'market' }, pathname, isMarket)
  if (language && language !== scope.language) return path
  return (scope.prefix + segments.map((segment) => `/${segment}`).join('') || '/') + search
}

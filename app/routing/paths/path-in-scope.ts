import type { UrlScope } from '#app/routing/href.ts'

import { sameOriginPath } from './same-origin-path.ts'
import { parseAddress } from './parse-address.ts'

/** A merchant's URL with the scope's prefix; null for another host, to which the shop must not redirect. */
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

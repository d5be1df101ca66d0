import type { UrlScope } from './href.ts'
import { sameOriginPath } from './same-origin-path.ts'
import { parseAddress } from './parse-address.ts'

/**
 * The address that the merchant gives for a page which has moved, as a path at a place; null when it is
 * another host's, which is not ours to send a visitor to. The merchant writes addresses its own way
 * (`/se/en/p/vik`): what stands in front is exchanged for what stands there in this shop, unless it
 * names another language, whose page leads on by itself.
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

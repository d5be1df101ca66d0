import type { ServedScope } from '../addresses/served-scopes.ts'

export interface Alternate {
  hreflang: string
  /** Absolute URL. */
  href: string
}

/**
 * The URLs of a page in all URL scopes, its own included, and `x-default`. A page in one scope only has no
 * alternates.
 *
 * @param pathAt path of the page in a scope, or null
 */
export function hreflangAlternates(
  scopes: readonly ServedScope[],
  pathAt: (served: ServedScope) => string | null,
): Alternate[] {
  const found = scopes.flatMap((served) => {
    const path = pathAt(served)
    return path === null ? [] : [{ served, href: served.origin + path }]
  })
  if (found.length < 2) return []
  const fallback = found.find(({ served }) => served.isDefault)
  return [
    ...found.map(({ served, href }) => ({ hreflang: served.hreflang, href })),
    ...(fallback ? [{ hreflang: 'x-default', href: fallback.href }] : []),
  ]
}

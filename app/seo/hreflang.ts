import type { ServedScope } from '../addresses/served-scopes.ts'

export interface Alternate {
  hreflang: string
  /** Absolute URL. */
  href: string
}

/** The page's URLs in all scopes where `pathAt` is not null, its own and `x-default` included; none for a single one. */
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

import type { ServedScope } from '../addresses/served-scopes.ts'

/** The same page in another language or market, for search engines. */
export interface Alternate {
  hreflang: string
  /** Absolute. */
  href: string
}

/**
 * The page at every place where it is, itself among them, and where to send all others. `pathAt` says
 * its path at a place, or null where it is not. A page that is at one place only has no alternates.
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

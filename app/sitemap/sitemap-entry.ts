import { findAlias, type Alternative } from '#app/routing/alternatives.ts'
import { href, type AliasScreen, type PlainScreen } from '#app/routing/href.ts'
import { hreflangAlternates } from '#app/seo/hreflang.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'

import type { ScopesOfMarket } from './scopes-by-market.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

interface ShopScopes {
  scopes: readonly ServedScope[]
}

interface AliasedPage {
  /** Its alias in the first scope. */
  alias: string | null
  alternatives: readonly Alternative[]
  /** ISO date of its last change, if known. */
  changed?: string
}

/** The entries of a product, list or page in the URL scopes of a market, as in the heads of its pages. */
export function aliasEntries(
  { scopes }: ShopScopes,
  here: ScopesOfMarket<ServedScope>,
  screen: AliasScreen,
  { alias, alternatives, changed }: AliasedPage,
): SitemapEntry[] {
  if (!alias) return []
  const pathAt = (served: ServedScope) => {
    const { scope, language, market } = served
    const name =
      served === here[0] ? alias : findAlias(alternatives, { language, market: market.alias })
    return name === null ? null : href(scope, screen, { alias: name })
  }
  const paths = new Map(scopes.map((served) => [served, pathAt(served)]))
  const alternates = hreflangAlternates(scopes, (served) => paths.get(served) ?? null)
  return here.flatMap((served) => {
    const path = paths.get(served)
    return path ? { address: served.origin + path, changed, alternates } : []
  })
}

/** The entry of a screen that exists in every URL scope. */
export function screenEntry(
  { scopes }: ShopScopes,
  here: ServedScope,
  screen: PlainScreen,
): SitemapEntry {
  return {
    address: here.origin + href(here.scope, screen),
    alternates: hreflangAlternates(scopes, ({ scope }) => href(scope, screen)),
  }
}

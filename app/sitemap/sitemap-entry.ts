import {
  findAlias,
  readAlternatives,
  type Alternative,
  type WireAlternative,
} from '#app/routing/alternatives.ts'
import { href, type AliasScreen, type PlainScreen } from '#app/routing/href.ts'
import { hreflangAlternates } from '#app/seo/hreflang.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'
import type { WireList } from '#app/kit/wire-list.ts'
import type { ShopContext } from '#app/visit/shop-context.server.ts'

import type { ScopesOfMarket } from './scopes-by-market.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

interface AliasedPage {
  /** Its alias in the first scope. */
  alias: string | null
  alternatives: readonly Alternative[]
  /** ISO date of its last change, if known. */
  changed?: string
}

/** A product or list with its aliases in other languages and markets. */
export function aliasAndAlternatives(
  { channel, config: { channelId } }: ShopContext,
  page: { alias: string | null; alternativeUrls: WireList<WireAlternative> },
): AliasedPage {
  const { alias, alternativeUrls } = page
  return { alias, alternatives: readAlternatives(alternativeUrls, { channel, channelId }) }
}

/** The entries of a product, list or page in the URL scopes of a market, as in the heads of its pages. */
export function aliasEntries(
  { scopes }: ShopContext,
  here: ScopesOfMarket,
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

export function screenEntry(
  { scopes }: ShopContext,
  here: ServedScope,
  screen: PlainScreen,
): SitemapEntry {
  return {
    address: here.origin + href(here.scope, screen),
    alternates: hreflangAlternates(scopes, ({ scope }) => href(scope, screen)),
  }
}

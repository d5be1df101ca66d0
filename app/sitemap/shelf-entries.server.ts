import { ask } from '#app/gateway/graphql.server.ts'
import { isBuilt, pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { screensThatAre } from '#app/routing/search-engines.ts'
import type { ServedPlace } from '#app/visit/head/places-served.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import { screenEntry, thingEntry } from './entry.ts'
import { sitemapBrandsDocument, sitemapCategoriesDocument } from './sitemap-documents.server.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Everything but products: a few hundred addresses, made whole. */
export const shelfEntries = {
  pages: async (shop: Shop, served: ServedPlace): Promise<SitemapEntry[]> =>
    plainScreens(served).map((screen) => screenEntry(shop, served, screen)),

  async categories(shop: Shop, served: ServedPlace): Promise<SitemapEntry[]> {
    const { categories } = await ask(askerAt(shop, served), sitemapCategoriesDocument, {})
    return (categories ?? []).flatMap((category) =>
      category && !category.isHidden ? thingEntry(shop, served, 'category', category) : [],
    )
  },

  async brands(shop: Shop, served: ServedPlace): Promise<SitemapEntry[]> {
    const { brands } = await ask(askerAt(shop, served), sitemapBrandsDocument, {})
    return (brands ?? []).flatMap((brand) =>
      brand ? thingEntry(shop, served, 'brand', brand) : [],
    )
  },
}

/** Screens to be shown whose address needs nothing but their name. */
function plainScreens({ language }: ServedPlace): ScreenName[] {
  return screensThatAre('shown').filter(
    (screen) => isBuilt(screen) && !/[:*]/.test(pathsOf(screen, language)[0]),
  )
}

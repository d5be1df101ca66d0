import { listPages, pageNames } from '#app/content/page/page-names.server.ts'
import { isBuilt, pathsOf, type ScreenName } from '#app/routing/screens.ts'
import { screensThatAre } from '#app/seo/robots-rules.ts'
import type { ServedPlace } from '#app/addresses/served-scopes.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import { askPatiently } from './ask-patiently.server.ts'
import { screenEntry, thingEntries } from './entry.ts'
import { readNames } from './read-names.ts'
import {
  sitemapBrandsDocument,
  sitemapCampaignDocument,
  sitemapCampaignsDocument,
  sitemapCategoriesDocument,
} from './sitemap-documents.server.ts'
import type { shelves } from './sitemap-name.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type Shelf = (shop: Shop, served: ServedPlace) => Promise<SitemapEntry[]>

/** Everything but products: a few hundred addresses, made whole. */
export const shelfEntries: Record<(typeof shelves)[number], Shelf> = {
  screens: async (shop, served) =>
    plainScreens(served).map((screen) => screenEntry(shop, served, screen)),

  async pages(shop, served) {
    const context = askerAt(shop, served)
    const pages = await listPages(context, served.language)
    const entries = pages.map(async ({ id, alias }) => {
      const alternatives = await pageNames(context, id)
      return thingEntries(shop, [served], 'contentPage', { alias, alternatives })
    })
    return (await Promise.all(entries)).flat()
  },

  async categories(shop, served) {
    const { categories } = await askPatiently(askerAt(shop, served), sitemapCategoriesDocument, {})
    return (categories ?? []).flatMap((category) =>
      category && !category.isHidden
        ? thingEntries(shop, [served], 'category', readNames(shop, category))
        : [],
    )
  },

  async brands(shop, served) {
    const { brands } = await askPatiently(askerAt(shop, served), sitemapBrandsDocument, {})
    return (brands ?? []).flatMap((brand) =>
      brand ? thingEntries(shop, [served], 'brand', readNames(shop, brand)) : [],
    )
  },

  async campaigns(shop, served) {
    const context = askerAt(shop, served)
    const { products } = await askPatiently(context, sitemapCampaignsDocument, {})
    const facet = products?.filters?.facets?.find((each) => each?.type === 'DiscountCampaign')
    const entries = (facet?.values ?? []).map(async (value) => {
      if (!value?.url || value.hidden || value.count === 0) return []
      const { listPageInfo } = await askPatiently(context, sitemapCampaignDocument, {
        url: value.url,
      })
      return listPageInfo?.id
        ? thingEntries(shop, [served], 'discountCampaign', readNames(shop, listPageInfo))
        : []
    })
    return (await Promise.all(entries)).flat()
  },
}

/** Screens to be shown whose address needs nothing but their name. */
function plainScreens({ language }: ServedPlace): ScreenName[] {
  return screensThatAre('shown').filter(
    (screen) => isBuilt(screen) && !/[:*]/.test(pathsOf(screen, language)[0]),
  )
}

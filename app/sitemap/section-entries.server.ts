import { listPages, contentPageAlternatives } from '#app/content/page/page-aliases.server.ts'
import type { PlainScreen } from '#app/routing/href.ts'
import { pathsOf } from '#app/routing/screens.ts'
import { screensWithRobots } from '#app/seo/robots-rules.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { queryForCrawler } from './crawler-query.server.ts'
import { aliasAndAlternatives, aliasEntries, screenEntry } from './sitemap-entry.ts'
import {
  sitemapBrandsDocument,
  sitemapCampaignDocument,
  sitemapCampaignsDocument,
  sitemapCategoriesDocument,
} from './sitemap-documents.server.ts'
import type { sections } from './sitemap-name.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

type SectionLoader = (shop: ShopContext, served: ServedScope) => Promise<SitemapEntry[]>

/** All sections except products: a few hundred URLs, loaded at once. */
export const sectionEntries: Record<(typeof sections)[number], SectionLoader> = {
  screens: async (shop, served) =>
    plainScreens(served).map((screen) => screenEntry(shop, served, screen)),

  async pages(shop, served) {
    const context = gatewayContextFor(shop, served)
    const pages = await listPages(context, served.language)
    const entries = pages.map(async ({ id, alias }) => {
      const alternatives = await contentPageAlternatives(context, id)
      return aliasEntries(shop, [served], 'contentPage', { alias, alternatives })
    })
    return (await Promise.all(entries)).flat()
  },

  async categories(shop, served) {
    const { categories } = await queryForCrawler(
      gatewayContextFor(shop, served),
      sitemapCategoriesDocument,
      {},
    )
    return (categories ?? []).flatMap((category) =>
      category && !category.isHidden
        ? aliasEntries(shop, [served], 'category', aliasAndAlternatives(shop, category))
        : [],
    )
  },

  async brands(shop, served) {
    const { brands } = await queryForCrawler(
      gatewayContextFor(shop, served),
      sitemapBrandsDocument,
      {},
    )
    return (brands ?? []).flatMap((brand) =>
      brand ? aliasEntries(shop, [served], 'brand', aliasAndAlternatives(shop, brand)) : [],
    )
  },

  async campaigns(shop, served) {
    const context = gatewayContextFor(shop, served)
    const { products } = await queryForCrawler(context, sitemapCampaignsDocument, {})
    const facet = products?.filters?.facets?.find((each) => each?.type === 'DiscountCampaign')
    const entries = (facet?.values ?? []).map(async (value) => {
      if (!value?.url || value.hidden || value.count === 0) return []
      const { listPageInfo } = await queryForCrawler(context, sitemapCampaignDocument, {
        url: value.url,
      })
      return listPageInfo?.id
        ? aliasEntries(shop, [served], 'discountCampaign', aliasAndAlternatives(shop, listPageInfo))
        : []
    })
    return (await Promise.all(entries)).flat()
  },
}

/** Indexed screens whose path has no parameters. */
function plainScreens({ language }: ServedScope): PlainScreen[] {
  return screensWithRobots('index').filter(
    (screen): screen is PlainScreen => !/[:*]/.test(pathsOf(screen, language)[0]),
  )
}

import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { queryForCrawler } from './crawler-query.server.ts'
import { aliasAndAlternatives, aliasEntries } from './sitemap-entry.ts'
import { lastModified } from './last-modified.ts'
import { listPages } from './list-pages.ts'
import type { ScopesOfMarket } from './scopes-by-market.ts'
import type { PriceBand } from './price-band.ts'
import { maxListDepth, bandFilter } from './product-bands.server.ts'
import { sitemapProductsDocument } from './sitemap-documents.server.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The maximum that the merchant returns at once. */
const pageSize = 200

/** A band's products in all scopes, page by page. Queried in the first scope's language; the response has all aliases. */
export async function* productEntries(
  shop: ShopContext,
  here: ScopesOfMarket,
  band: PriceBand,
): AsyncGenerator<SitemapEntry[]> {
  const context = gatewayContextFor(shop, here[0])
  const filter = await bandFilter(context, band)
  const today = new Date().toISOString().slice(0, 10)
  const pages = listPages({ pageSize, maxDepth: maxListDepth }, async (skip) => {
    const variables = { filter, take: pageSize, skip }
    const { products } = await queryForCrawler(context, sitemapProductsDocument, variables)
    return products?.products ?? []
  })
  for await (const page of pages) {
    yield page.flatMap((product) =>
      product
        ? aliasEntries(shop, here, 'product', {
            ...aliasAndAlternatives(shop, product),
            changed: lastModified(product, today),
          })
        : [],
    )
  }
}

import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { queryForCrawler } from './crawler-query.server.ts'
import { aliasEntries } from './sitemap-entry.ts'
import { lastModified } from './last-modified.ts'
import type { ScopesOfMarket } from './scopes-by-market.ts'
import type { PriceBand } from './price-band.ts'
import { maxListDepth, bandFilter } from './product-bands.server.ts'
import { aliasAndAlternatives } from './alias-and-alternatives.ts'
import { sitemapProductsDocument } from './sitemap-documents.server.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The maximum that the merchant returns at once. */
const pageSize = 200

/**
 * The products of a band in all URL scopes of a market, page by page, with at most two pages in memory.
 * Queried once, in the language of the first scope; the response has the aliases in the others.
 */
export async function* productEntries(
  shop: ShopContext,
  here: ScopesOfMarket<ServedScope>,
  band: PriceBand,
): AsyncGenerator<SitemapEntry[]> {
  const context = gatewayContextFor(shop, here[0])
  const question = { filter: await bandFilter(context, band), take: pageSize }
  const today = new Date().toISOString().slice(0, 10)
  let request = requestPage(0)
  for (let skip = pageSize; ; skip += pageSize) {
    const page = (await request).products?.products ?? []
    const isLast = page.length < pageSize || skip >= maxListDepth
    // Requests the next page while this one is written.
    if (!isLast) request = requestPage(skip)
    yield page.flatMap((product) =>
      product
        ? aliasEntries(shop, here, 'product', {
            ...aliasAndAlternatives(shop, product),
            changed: lastModified(product, today),
          })
        : [],
    )
    if (isLast) return
  }

  function requestPage(skip: number) {
    const response = queryForCrawler(context, sitemapProductsDocument, { ...question, skip })
    // No unhandled rejection if the crawler has left.
    response.catch(() => undefined)
    return response
  }
}

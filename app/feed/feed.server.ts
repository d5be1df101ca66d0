import { getCategoryTree } from '#app/catalogue/category/category.server.ts'
import { languageOf } from '#app/i18n/languages.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { PackedCache } from '#app/kit/cache/packed-cache.server.ts'
import { hour } from '#app/kit/time.ts'
import { href } from '#app/routing/href.ts'
import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { queryForCrawler } from '#app/sitemap/crawler-query.server.ts'
import { listPages } from '#app/sitemap/list-pages.ts'
import { bandName, type PriceBand } from '#app/sitemap/price-band.ts'
import { bandFilter, maxListDepth, productBands } from '#app/sitemap/product-bands.server.ts'
import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { feedProductsDocument } from './feed-documents.server.ts'
import { feedFormats, type FeedHead } from './feed-format.ts'
import type { FeedItem } from './feed-item.ts'
import { readFeedName } from './feed-name.ts'
import { readFeedItems } from './read-feed-items.server.ts'

/** Products of one request to the merchant: with all texts, skus and colours a response stays far below its limits. */
const pageSize = 25

/** The product feed of a name; null if unknown. Each page once an hour for all crawlers and formats, not before it is read. */
export function getFeed(shop: ShopContext, kept: PackedCache, name: string) {
  const found = readFeedName(name, shop.scopesHere)
  if (!found) return null
  const format = feedFormats[found.format]
  const edition = Math.floor(Date.now() / 1000 / hour)
  return {
    type: format.type,
    version: `${name}-${edition}`,
    async *pieces() {
      yield format.start(headOf(found.served))
      for await (const items of pagesOf(shop, found.served, kept, edition))
        yield items.map(format.item).join('')
      yield format.end
    },
  }
}

function headOf({ scope, language, origin, market }: ServedScope): FeedHead {
  return {
    title: `${translate(language, 'common')('shop.name')} – ${market.country.name}`,
    link: origin + href(scope, 'home'),
    description: translate(language, 'catalogue')('home.description'),
    language: languageOf(language).iso,
  }
}

/** All items, page by page, with at most two pages in memory. */
async function* pagesOf(
  shop: ShopContext,
  served: ServedScope,
  kept: PackedCache,
  edition: number,
): AsyncGenerator<FeedItem[]> {
  // A page is for all crawlers: one that leaves does not end the request.
  const context = { ...gatewayContextFor(shop, served), signal: undefined }
  const { imageServer } = shop.config
  const keyStart = [served.origin, served.market.alias, served.language, edition].join(' ')
  const read = async <Value>(part: string, make: () => Promise<Value>) =>
    JSON.parse(
      await kept.read(`${keyStart} ${part}`, async () => JSON.stringify(await make())),
    ) as Value

  const bands = await read('bands', () => productBands(context, maxListDepth))
  for (const band of bands) {
    const pages = listPages({ pageSize, maxDepth: maxListDepth }, (skip) =>
      read(`${bandName(band)} ${skip}`, () => requestItems(band, skip)),
    )
    for await (const page of pages) yield page.flat()
  }

  async function requestItems(band: PriceBand, skip: number): Promise<FeedItem[][]> {
    const [tree, filter] = await Promise.all([getCategoryTree(context), bandFilter(context, band)])
    const variables = { filter, skip, take: pageSize }
    const { products } = await queryForCrawler(context, feedProductsDocument, variables)
    return (products?.products ?? []).map((product) =>
      product ? readFeedItems(product, { served, imageServer, tree }) : [],
    )
  }
}

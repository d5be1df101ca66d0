import pLimit from 'p-limit'

import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { retry } from '#app/kit/retry.ts'
import type { ServedPlace } from '#app/visit/head/places-served.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import { thingEntry } from './entry.ts'
import type { PriceBand } from './price-band.ts'
import { filterOf, mostInBand } from './product-bands.server.ts'
import { readNames } from './read-names.ts'
import { sitemapProductsDocument } from './sitemap-documents.server.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** As many as the merchant answers at once. */
const pageSize = 200

/** Crawlers ask for many files at a time; shoppers are not to wait for them. */
const turns = pLimit(2)

/** A merchant that is busy with shoppers is asked again, slower each time. */
const patience = {
  attempts: 4,
  delayMs: (attempt: number) => attempt * 1_000,
  mayPass: (error: unknown) => error instanceof GatewayError && error.mayPass,
}

/** The products of a band, page by page: no more than one page of them is held at a time. */
export async function* productEntries(
  shop: Shop,
  served: ServedPlace,
  band: PriceBand,
): AsyncGenerator<SitemapEntry[]> {
  const asker = askerAt(shop, served)
  const question = { filter: filterOf(band), take: pageSize }
  for (let skip = 0; skip < mostInBand; skip += pageSize) {
    const { products } = await turns(() =>
      retry(() => ask(asker, sitemapProductsDocument, { ...question, skip }), patience),
    )
    const page = products?.products ?? []
    yield page.flatMap((product) =>
      product ? thingEntry(shop, served, 'product', readNames(shop, product)) : [],
    )
    if (page.length < pageSize) return
  }
}

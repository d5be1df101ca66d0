import type { ServedPlace } from '#app/addresses/served-scopes.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import { askPatiently } from './ask-patiently.server.ts'
import { thingEntries } from './entry.ts'
import { lastChange } from './last-change.ts'
import type { PlacesOfMarket } from './places-of-markets.ts'
import type { PriceBand } from './price-band.ts'
import { deepestList, filterOf } from './product-bands.server.ts'
import { readNames } from './read-names.ts'
import { sitemapProductsDocument } from './sitemap-documents.server.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** As many as the merchant answers at once. */
const pageSize = 200

/**
 * The products of a band at all places of a market, page by page: no more than two pages of them are
 * held at a time. Asked for once, in the language of the first place; the merchant tells their names
 * in the others.
 */
export async function* productEntries(
  shop: Shop,
  here: PlacesOfMarket<ServedPlace>,
  band: PriceBand,
): AsyncGenerator<SitemapEntry[]> {
  const context = askerAt(shop, here[0])
  const question = { filter: await filterOf(context, band), take: pageSize }
  const today = new Date().toISOString().slice(0, 10)
  let asked = askAt(0)
  for (let skip = pageSize; ; skip += pageSize) {
    const page = (await asked).products?.products ?? []
    const isLast = page.length < pageSize || skip >= deepestList
    // The merchant looks for the next while this one is written and taken.
    if (!isLast) asked = askAt(skip)
    yield page.flatMap((product) =>
      product
        ? thingEntries(shop, here, 'product', {
            ...readNames(shop, product),
            changed: lastChange(product, today),
          })
        : [],
    )
    if (isLast) return
  }

  function askAt(skip: number) {
    const answer = askPatiently(context, sitemapProductsDocument, { ...question, skip })
    // A crawler that has left does not wait for it any more.
    answer.catch(() => undefined)
    return answer
  }
}

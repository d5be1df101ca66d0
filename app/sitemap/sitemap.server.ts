import { createHash } from 'node:crypto'

import type { ServedPlace } from '#app/visit/head/places-served.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import type { PriceBand } from './price-band.ts'
import { lookInto, mostInBand, productBands } from './product-bands.server.ts'
import { productEntries } from './product-entries.server.ts'
import { shelfEntries } from './shelf-entries.server.ts'
import { readSitemapName, shelves, sitemapName, type SitemapPart } from './sitemap-name.ts'
import { sitemapIndexXml, urlElement, urlSetEnd, urlSetStart } from './sitemap-xml.ts'

/** A file of the sitemap, ready to be sent or not. */
export interface SitemapFile {
  /** Changes when the file does, at the latest after a day; without quotes. */
  version: string
  /** The file in pieces; nothing is asked before the first is taken. */
  pieces: () => AsyncIterable<string>
}

/** The index: all files of all places at this origin, products in as many as they need. */
export async function sitemapIndex(shop: Shop): Promise<string> {
  const bandsOfMarket = new Map<string, Promise<PriceBand[]>>()
  const files = await Promise.all(
    shop.placesHere.map(async (served) => {
      const { alias } = served.market
      const bands = bandsOfMarket.get(alias) ?? productBands(askerAt(shop, served))
      bandsOfMarket.set(alias, bands)
      const parts: SitemapPart[] = [
        ...shelves.map((section) => ({ section })),
        ...(await bands).map((band) => ({ section: 'products' as const, band })),
      ]
      return parts.map((part) => `${served.origin}/sitemaps/${sitemapName(served.place, part)}`)
    }),
  )
  return sitemapIndexXml(files.flat())
}

/** The file with this name; null for a name that is not in any index. */
export async function openSitemap(shop: Shop, name: string): Promise<SitemapFile | null> {
  const found = readSitemapName(name, shop.placesHere)
  if (!found) return null
  const { served, part } = found
  return part.section === 'products'
    ? productFile(shop, served, part.band)
    : shelfFile(shop, served, part.section)
}

async function shelfFile(shop: Shop, served: ServedPlace, section: keyof typeof shelfEntries) {
  const entries = await shelfEntries[section](shop, served)
  const text = urlSetStart + entries.map(urlElement).join('') + urlSetEnd
  return { version: hashOf(text), pieces: () => oneByOne([text]) }
}

/**
 * Thousands of products are not made to find out whether they have changed: one that came or went
 * does so at once, a new name in another language within the day.
 */
async function productFile(shop: Shop, served: ServedPlace, band: PriceBand) {
  const { count, newest } = await lookInto(askerAt(shop, served), band)
  if (count === 0 || (count > mostInBand && band.width > 1)) return null
  const today = new Date().toISOString().slice(0, 10)
  const version = hashOf(
    JSON.stringify([today, served.origin, served.hreflang, band, count, newest]),
  )
  return { version, pieces: () => productPieces(shop, served, band) }
}

async function* productPieces(shop: Shop, served: ServedPlace, band: PriceBand) {
  yield urlSetStart
  for await (const entries of productEntries(shop, served, band)) {
    yield entries.map(urlElement).join('')
  }
  yield urlSetEnd
}

async function* oneByOne(texts: readonly string[]) {
  yield* texts
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

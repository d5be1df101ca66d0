import { createHash } from 'node:crypto'

import type { ServedPlace } from '#app/addresses/served-scopes.ts'
import { askerAt, type Shop } from '#app/visit/shop.server.ts'

import { placesOfMarkets, type PlacesOfMarket } from './places-of-markets.ts'
import { halvesOf, type PriceBand } from './price-band.ts'
import { lookInto, mostInFile, productBands } from './product-bands.server.ts'
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
  const parts: Part[] = []
  // One after the other: shoppers ask the merchant too.
  for (const served of shop.placesHere) parts.push(...(await shelfParts(shop, served)))
  for (const places of placesOfMarkets(shop.placesHere)) {
    parts.push(...(await productParts(shop, places)))
  }
  return sitemapIndexXml(parts.map((part) => `${shop.origin}/sitemaps/${sitemapName(part)}`))
}

type Part = SitemapPart<ServedPlace>

/** Search engines take a file without an address for a broken one. */
async function shelfParts(shop: Shop, served: ServedPlace): Promise<Part[]> {
  const entries = await Promise.all(shelves.map((section) => shelfEntries[section](shop, served)))
  return shelves
    .filter((_, place) => entries[place]!.length > 0)
    .map((section) => ({ section, served }))
}

async function productParts(shop: Shop, places: PlacesOfMarket<ServedPlace>): Promise<Part[]> {
  const bands = await productBands(askerAt(shop, places[0]), mostAt(shop, places))
  return bands.map((band) => ({ section: 'products', places, band }))
}

function mostAt(shop: Shop, places: PlacesOfMarket<ServedPlace>): number {
  return mostInFile(places.length, shop.places.length)
}

/** The file with this name; null for a name that is not in any index. */
export async function openSitemap(shop: Shop, name: string): Promise<SitemapFile | null> {
  const part = readSitemapName(name, shop.placesHere)
  if (!part) return null
  return part.section === 'products'
    ? productFile(shop, part.places, part.band)
    : shelfFile(shop, part.served, part.section)
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
async function productFile(shop: Shop, places: PlacesOfMarket<ServedPlace>, band: PriceBand) {
  const { count, newest } = await lookInto(askerAt(shop, places[0]), band)
  if (count === 0 || (count > mostAt(shop, places) && halvesOf(band))) return null
  const today = new Date().toISOString().slice(0, 10)
  const names = places.map(({ origin, hreflang }) => [origin, hreflang])
  const version = hashOf(JSON.stringify([today, names, band, count, newest]))
  return { version, pieces: () => productPieces(shop, places, band) }
}

async function* productPieces(
  shop: Shop,
  places: PlacesOfMarket<ServedPlace>,
  band: PriceBand,
): AsyncGenerator<string> {
  yield urlSetStart
  for await (const entries of productEntries(shop, places, band)) {
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

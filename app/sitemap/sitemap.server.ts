import { createHash } from 'node:crypto'

import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { scopesByMarket, type ScopesOfMarket } from './scopes-by-market.ts'
import { halvesOf, type PriceBand } from './price-band.ts'
import { measureBand, maxProductsPerFile, productBands } from './product-bands.server.ts'
import { productEntries } from './product-entries.server.ts'
import { sectionEntries } from './section-entries.server.ts'
import { readSitemapName, sections, sitemapName, type SitemapPart } from './sitemap-name.ts'
import { sitemapIndexXml, urlElement, urlSetEnd, urlSetStart } from './sitemap-xml.ts'

/** A file of the sitemap, ready to be sent or not. */
export interface SitemapFile {
  /** Changes when the file does, at the latest after a day; without quotes. */
  version: string
  /** The file in pieces; nothing is asked before the first is taken. */
  pieces: () => AsyncIterable<string>
}

/** The index: all files of all places at this origin, products in as many as they need. */
export async function sitemapIndex(shop: ShopContext): Promise<string> {
  const parts: Part[] = []
  // One after the other: shoppers ask the merchant too.
  for (const served of shop.scopesHere) parts.push(...(await sectionParts(shop, served)))
  for (const scopes of scopesByMarket(shop.scopesHere)) {
    parts.push(...(await productParts(shop, scopes)))
  }
  return sitemapIndexXml(parts.map((part) => `${shop.origin}/sitemaps/${sitemapName(part)}`))
}

type Part = SitemapPart<ServedScope>

/** Search engines take a file without an address for a broken one. */
async function sectionParts(shop: ShopContext, served: ServedScope): Promise<Part[]> {
  const entries = await Promise.all(
    sections.map((section) => sectionEntries[section](shop, served)),
  )
  return sections
    .filter((_, index) => entries[index]!.length > 0)
    .map((section) => ({ section, served }))
}

async function productParts(
  shop: ShopContext,
  scopes: ScopesOfMarket<ServedScope>,
): Promise<Part[]> {
  const bands = await productBands(gatewayContextFor(shop, scopes[0]), maxProductsAt(shop, scopes))
  return bands.map((band) => ({ section: 'products', scopes, band }))
}

function maxProductsAt(shop: ShopContext, scopes: ScopesOfMarket<ServedScope>): number {
  return maxProductsPerFile(scopes.length, shop.scopes.length)
}

/** The file with this name; null for a name that is not in any index. */
export async function getSitemap(shop: ShopContext, name: string): Promise<SitemapFile | null> {
  const part = readSitemapName(name, shop.scopesHere)
  if (!part) return null
  return part.section === 'products'
    ? productFile(shop, part.scopes, part.band)
    : sectionFile(shop, part.served, part.section)
}

async function sectionFile(
  shop: ShopContext,
  served: ServedScope,
  section: keyof typeof sectionEntries,
) {
  const entries = await sectionEntries[section](shop, served)
  const text = urlSetStart + entries.map(urlElement).join('') + urlSetEnd
  return { version: hashOf(text), pieces: () => oneByOne([text]) }
}

/**
 * Thousands of products are not made to find out whether they have changed: one that came or went
 * does so at once, a new name in another language within the day.
 */
async function productFile(
  shop: ShopContext,
  scopes: ScopesOfMarket<ServedScope>,
  band: PriceBand,
) {
  const { count, newest } = await measureBand(gatewayContextFor(shop, scopes[0]), band)
  if (count === 0 || (count > maxProductsAt(shop, scopes) && halvesOf(band))) return null
  const today = new Date().toISOString().slice(0, 10)
  const names = scopes.map(({ origin, hreflang }) => [origin, hreflang])
  const version = hashOf(JSON.stringify([today, names, band, count, newest]))
  return { version, pieces: () => productPieces(shop, scopes, band) }
}

async function* productPieces(
  shop: ShopContext,
  scopes: ScopesOfMarket<ServedScope>,
  band: PriceBand,
): AsyncGenerator<string> {
  yield urlSetStart
  for await (const entries of productEntries(shop, scopes, band)) {
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

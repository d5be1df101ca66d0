import { createHash } from 'node:crypto'

import type { ServedScope } from '#app/addresses/served-scopes.ts'
import { gatewayContextFor, type ShopContext } from '#app/visit/shop-context.server.ts'

import { scopesByMarket, type ScopesOfMarket } from './scopes-by-market.ts'
import type { PriceBand } from './price-band.ts'
import {
  dividedBand,
  measureBand,
  maxProductsPerFile,
  productBands,
} from './product-bands.server.ts'
import { productEntries } from './product-entries.server.ts'
import { sectionEntries } from './section-entries.server.ts'
import { readSitemapName, sections, sitemapName, type SitemapPart } from './sitemap-name.ts'
import { sitemapIndexXml, urlElement, urlSetEnd, urlSetStart } from './sitemap-xml.ts'

/** The sitemap index: all files of all URL scopes at this origin. */
export async function sitemapIndex(shop: ShopContext): Promise<string> {
  const parts: SitemapPart[] = []
  // One after the other, to spare the merchant.
  for (const served of shop.scopesHere) parts.push(...(await sectionParts(shop, served)))
  for (const scopes of scopesByMarket(shop.scopesHere)) {
    parts.push(...(await productParts(shop, scopes)))
  }
  return sitemapIndexXml(parts.map((part) => `${shop.origin}/sitemaps/${sitemapName(part)}`))
}

/** Omits empty sections, because search engines treat an empty file as an error. */
async function sectionParts(shop: ShopContext, served: ServedScope): Promise<SitemapPart[]> {
  const entries = await Promise.all(
    sections.map((section) => sectionEntries[section](shop, served)),
  )
  return sections
    .filter((_, index) => entries[index]!.length > 0)
    .map((section) => ({ section, served }))
}

async function productParts(shop: ShopContext, scopes: ScopesOfMarket): Promise<SitemapPart[]> {
  const bands = await productBands(gatewayContextFor(shop, scopes[0]), maxProductsAt(shop, scopes))
  return bands.map((band) => ({ section: 'products', scopes, band }))
}

function maxProductsAt(shop: ShopContext, scopes: ScopesOfMarket): number {
  return maxProductsPerFile(scopes.length, shop.scopes.length)
}

/** The file with this name, and a version that changes with it, at the latest after a day; null for an unknown one. */
export async function getSitemap(shop: ShopContext, name: string) {
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
  return {
    version: hashOf(text),
    async *pieces() {
      yield text
    },
  }
}

/** No hash of thousands of products: it changes with their number or the newest of them, else once a day. */
async function productFile(shop: ShopContext, scopes: ScopesOfMarket, band: PriceBand) {
  const context = gatewayContextFor(shop, scopes[0])
  const { count, newest } = await measureBand(context, band)
  const maxProducts = maxProductsAt(shop, scopes)
  if (count === 0 || (await dividedBand(context, { band, count, maxProducts }))) return null
  const today = new Date().toISOString().slice(0, 10)
  const names = scopes.map(({ origin, hreflang }) => [origin, hreflang])
  const version = hashOf(JSON.stringify([today, names, band, count, newest]))
  return { version, pieces: () => productPieces(shop, scopes, band) }
}

async function* productPieces(
  shop: ShopContext,
  scopes: ScopesOfMarket,
  band: PriceBand,
): AsyncGenerator<string> {
  yield urlSetStart
  for await (const entries of productEntries(shop, scopes, band)) {
    yield entries.map(urlElement).join('')
  }
  yield urlSetEnd
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

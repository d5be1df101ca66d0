import { bandName, readBandName, type PriceBand } from './price-band.ts'

/** Files that are one each at a place. */
export const shelves = ['screens', 'pages', 'categories', 'brands'] as const

/** What one file of the sitemap holds. */
export type SitemapPart =
  { section: (typeof shelves)[number] } | { section: 'products'; band: PriceBand }

interface NamedPlace {
  language: string
  prefix: string
}

/** `sv-products-0-65535.xml`, and `se-sv-…` where addresses name the market. */
export function sitemapName(place: NamedPlace, part: SitemapPart): string {
  const band = part.section === 'products' ? bandName(part.band) : ''
  return [nameOf(place), part.section, band].filter(Boolean).join('-') + '.xml'
}

/** The place and part that a file name means; null for any other name. */
export function readSitemapName<Served extends { place: NamedPlace }>(
  name: string,
  places: readonly Served[],
): { served: Served; part: SitemapPart } | null {
  for (const served of places) {
    const start = `${nameOf(served.place)}-`
    if (!name.startsWith(start) || !name.endsWith('.xml')) continue
    const part = readPart(name.slice(start.length, -'.xml'.length))
    if (part) return { served, part }
  }
  return null
}

function nameOf({ language, prefix }: NamedPlace): string {
  return prefix.split('/').filter(Boolean).join('-') || language
}

function readPart(text: string): SitemapPart | null {
  const section = shelves.find((name) => name === text)
  if (section) return { section }
  const products = /^products(?:-(.+))?$/.exec(text)
  const band = products && readBandName(products[1] ?? '')
  return band && { section: 'products', band }
}

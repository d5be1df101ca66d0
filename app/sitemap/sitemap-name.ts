import { placesOfMarkets, type PlacesOfMarket } from './places-of-markets.ts'
import { bandName, readBandName, type PriceBand } from './price-band.ts'

/** Files that are one each at a place. */
export const shelves = ['screens', 'pages', 'categories', 'brands', 'campaigns'] as const

interface NamedPlace {
  place: { language: string; prefix: string }
  market: { alias: string }
}

/** What one file holds: a shelf of one place, or products of one market in every language it speaks. */
export type SitemapPart<Served extends NamedPlace> =
  | { section: (typeof shelves)[number]; served: Served }
  | { section: 'products'; places: PlacesOfMarket<Served>; band: PriceBand }

/** `sv-brands.xml`, `se-sv-brands.xml` where addresses name the market; `se-products-0-65535.xml`. */
export function sitemapName(part: SitemapPart<NamedPlace>): string {
  const words =
    part.section === 'products'
      ? [part.places[0].market.alias, part.section, bandName(part.band)]
      : [nameOf(part.served), part.section]
  return words.filter(Boolean).join('-') + '.xml'
}

/** The part that a file name means; null for any other name. */
export function readSitemapName<Served extends NamedPlace>(
  name: string,
  places: readonly Served[],
): SitemapPart<Served> | null {
  const [, start, section, range = ''] =
    /^([\w-]+?)-([a-z]+)(?:-(\d+-\d+(?:-\d+of\d+)?))?\.xml$/.exec(name) ?? []
  if (section === 'products') {
    const band = readBandName(range)
    const found = placesOfMarkets(places).find(([{ market }]) => market.alias === start)
    return band && found ? { section, places: found, band } : null
  }
  const shelf = shelves.find((known) => known === section)
  const served = places.find((known) => nameOf(known) === start)
  return shelf && served && !range ? { section: shelf, served } : null
}

function nameOf({ place: { language, prefix } }: NamedPlace): string {
  return prefix.split('/').filter(Boolean).join('-') || language
}

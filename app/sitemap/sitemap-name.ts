import type { ServedScope } from '#app/addresses/served-scopes.ts'

import { scopesByMarket, type ScopesOfMarket } from './scopes-by-market.ts'
import { bandName, readBandName, type PriceBand } from './price-band.ts'

/** Sections with one file per URL scope. */
export const sections = ['screens', 'pages', 'categories', 'brands', 'campaigns'] as const

/** The content of one file: a section of one URL scope, or products of a market in all its languages. */
export type SitemapPart =
  | { section: (typeof sections)[number]; served: ServedScope }
  | { section: 'products'; scopes: ScopesOfMarket; band: PriceBand }

/** `sv-brands.xml`, `se-sv-brands.xml` where addresses name the market; `se-products-0-65535.xml`. */
export function sitemapName(part: SitemapPart): string {
  const parts =
    part.section === 'products'
      ? [part.scopes[0].market.alias, part.section, bandName(part.band)]
      : [nameOf(part.served), part.section]
  return parts.filter(Boolean).join('-') + '.xml'
}

/** Parses a file name; null for an unknown one. */
export function readSitemapName(name: string, scopes: readonly ServedScope[]): SitemapPart | null {
  const [, start, section, range = ''] =
    /^([\w-]+?)-([a-z]+)(?:-(\d+-\d+(?:-\d+of\d+)?))?\.xml$/.exec(name) ?? []
  if (section === 'products') {
    const band = readBandName(range)
    const found = scopesByMarket(scopes).find(([{ market }]) => market.alias === start)
    return band && found ? { section, scopes: found, band } : null
  }
  const found = sections.find((each) => each === section)
  const served = scopes.find((each) => nameOf(each) === start)
  return found && served && !range ? { section: found, served } : null
}

function nameOf({ scope: { language, prefix } }: ServedScope): string {
  return prefix.split('/').filter(Boolean).join('-') || language
}

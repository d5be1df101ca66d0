import { aliasAt, type Alternative } from '#app/routing/alternatives.ts'
import { href } from '#app/routing/href.ts'
import type { ScreenName } from '#app/routing/screens.ts'
import { alternatesOf } from '#app/seo/hreflang.ts'
import type { ServedPlace } from '#app/addresses/served-scopes.ts'

import type { PlacesOfMarket } from './places-of-markets.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

interface ShopPlaces {
  places: readonly ServedPlace[]
}

interface Thing {
  /** Its name at the first of the places. */
  alias: string | null
  alternatives: readonly Alternative[]
  /** ISO date of its last change, where one is known. */
  changed?: string
}

/** The pages of a thing at places of one market; their heads say the same of it. */
export function thingEntries(
  { places }: ShopPlaces,
  here: PlacesOfMarket<ServedPlace>,
  screen: ScreenName,
  { alias, alternatives, changed }: Thing,
): SitemapEntry[] {
  if (!alias) return []
  const pathAt = (served: ServedPlace) => {
    const { place, language, market } = served
    const name =
      served === here[0] ? alias : aliasAt(alternatives, { language, market: market.alias })
    return name === null ? null : href(place, screen, { alias: name })
  }
  const paths = new Map(places.map((served) => [served, pathAt(served)]))
  const alternates = alternatesOf(places, (served) => paths.get(served) ?? null)
  return here.flatMap((served) => {
    const path = paths.get(served)
    return path ? { address: served.origin + path, changed, alternates } : []
  })
}

/** A screen that is at every place, under the words of its language. */
export function screenEntry(
  { places }: ShopPlaces,
  here: ServedPlace,
  screen: ScreenName,
): SitemapEntry {
  return {
    address: here.origin + href(here.place, screen),
    alternates: alternatesOf(places, ({ place }) => href(place, screen)),
  }
}

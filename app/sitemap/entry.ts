import { aliasAt, type Alternative } from '#app/routing/alternatives.ts'
import { href } from '#app/routing/href.ts'
import type { ScreenName } from '#app/routing/screens.ts'
import { alternatesOf } from '#app/visit/head/alternates.ts'
import type { ServedPlace } from '#app/visit/head/places-served.ts'

import type { SitemapEntry } from './sitemap-xml.ts'

interface ShopPlaces {
  places: readonly ServedPlace[]
}

interface Thing {
  alias: string | null
  alternatives: readonly Alternative[]
}

/** A thing that has its own page at a place; the page's head says the same of it. */
export function thingEntry(
  { places }: ShopPlaces,
  here: ServedPlace,
  screen: ScreenName,
  { alias, alternatives }: Thing,
): SitemapEntry[] {
  if (!alias) return []
  const pathAt = (served: ServedPlace) => {
    const { place, language, market } = served
    const name = served === here ? alias : aliasAt(alternatives, { language, market: market.alias })
    return name === null ? null : href(place, screen, { alias: name })
  }
  return [
    {
      address: here.origin + href(here.place, screen, { alias }),
      alternates: alternatesOf(places, pathAt),
    },
  ]
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

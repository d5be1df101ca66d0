interface PlaceOfMarket {
  market: { alias: string }
}

/** Places of one market: at least one, the first in front. */
export type PlacesOfMarket<Served> = readonly [Served, ...Served[]]

/** Places by the market whose products they show; each market once, in the order of its first place. */
export function placesOfMarkets<Served extends PlaceOfMarket>(
  places: readonly Served[],
): PlacesOfMarket<Served>[] {
  const markets = new Map<string, [Served, ...Served[]]>()
  for (const served of places) {
    const known = markets.get(served.market.alias)
    if (known) known.push(served)
    else markets.set(served.market.alias, [served])
  }
  return [...markets.values()]
}

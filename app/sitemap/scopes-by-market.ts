interface ScopeOfMarket {
  market: { alias: string }
}

/** Places of one market: at least one, the first in front. */
export type ScopesOfMarket<Served> = readonly [Served, ...Served[]]

/** Places by the market whose products they show; each market once, in the order of its first place. */
export function scopesByMarket<Served extends ScopeOfMarket>(
  scopes: readonly Served[],
): ScopesOfMarket<Served>[] {
  const markets = new Map<string, [Served, ...Served[]]>()
  for (const served of scopes) {
    const existing = markets.get(served.market.alias)
    if (existing) existing.push(served)
    else markets.set(served.market.alias, [served])
  }
  return [...markets.values()]
}

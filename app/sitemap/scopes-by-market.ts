interface ScopeOfMarket {
  market: { alias: string }
}

/** The URL scopes of one market, at least one. */
export type ScopesOfMarket<Served> = readonly [Served, ...Served[]]

/** Groups URL scopes by market, in the order of each market's first scope. */
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

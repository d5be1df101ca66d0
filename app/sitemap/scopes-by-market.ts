import type { ServedScope } from '#app/addresses/served-scopes.ts'

export type ScopesOfMarket = readonly [ServedScope, ...ServedScope[]]

/** Groups URL scopes by market, in the order of each market's first scope. */
export function scopesByMarket(scopes: readonly ServedScope[]): ScopesOfMarket[] {
  const markets = new Map<string, [ServedScope, ...ServedScope[]]>()
  for (const served of scopes) {
    const existing = markets.get(served.market.alias)
    if (existing) existing.push(served)
    else markets.set(served.market.alias, [served])
  }
  return [...markets.values()]
}

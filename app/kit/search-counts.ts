import { day } from './time.ts'

/** A search is counted for this time after its last use by a network. */
const countingPeriodMs = 14 * day * 1000
/** Searches of one language and market that are kept, and networks of each: memory must not grow. */
const limits = { searches: 1_000, networks: 50, scopes: 50 }

/** Counts searches by networks, in memory: one counts once for a visitor. Networks come hashed; the oldest make room. */
export function createSearchCounts(now: () => number = Date.now) {
  /** Time of the last use, by scope, search and network. Maps keep the order of insertion. */
  const scopes = new Map<string, Map<string, Map<string, number>>>()
  return {
    record(scope: string, search: string, network: string): Promise<void> {
      const searches = scopes.get(scope) ?? new Map<string, Map<string, number>>()
      const networks = searches.get(search) ?? new Map<string, number>()
      setLatest(scopes, scope, searches, limits.scopes)
      setLatest(searches, search, networks, limits.searches, ({ size }) => size === 1)
      setLatest(networks, network, now(), limits.networks)
      return Promise.resolve()
    },
    top(
      scope: string,
      { networks: minNetworks, count }: { networks: number; count: number },
    ): Promise<string[]> {
      const since = now() - countingPeriodMs
      const counted = [...(scopes.get(scope) ?? [])].map(([search, networks]) => ({
        search,
        count: [...networks.values()].filter((at) => at > since).length,
      }))
      const counts = counted
        .filter((each) => each.count >= minNetworks)
        .sort((one, other) => other.count - one.count)
      return Promise.resolve(counts.slice(0, count).map(({ search }) => search))
    },
  }
}

/** Above the limit the oldest entry is removed, first a search of a single network. */
function setLatest<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  limit: number,
  isRemovedFirst: (value: Value) => boolean = () => true,
): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return
  const entries = [...map]
  const oldest = entries.find(([, each]) => isRemovedFirst(each)) ?? entries[0]
  if (oldest) map.delete(oldest[0])
}

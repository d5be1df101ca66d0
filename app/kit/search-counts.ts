import { day } from './time.ts'

/** A search counts for so long after a network made it last. */
const countedMs = 14 * day * 1000
/** Searches of one language and market that are kept, and networks of each: memory must not grow. */
const most = { searches: 1_000, networks: 50, scopes: 50 }

/**
 * Counts searches in memory, by networks: however often one visitor searches, a search counts once for
 * them. Of each search the networks are kept as the caller hashed them; the least recent make room.
 *
 * @param now milliseconds since 1970
 */
export function createSearchCounts(now: () => number = Date.now) {
  /** By scope, then by search: when each network made it last. Maps keep the order of insertion. */
  const scopes = new Map<string, Map<string, Map<string, number>>>()
  return {
    note(scope: string, search: string, network: string): Promise<void> {
      const searches = scopes.get(scope) ?? new Map<string, Map<string, number>>()
      const networks = searches.get(search) ?? new Map<string, number>()
      putLast(scopes, scope, searches, most.scopes)
      putLast(searches, search, networks, most.searches, ({ size }) => size === 1)
      putLast(networks, network, now(), most.networks)
      return Promise.resolve()
    },
    top(
      scope: string,
      { networks: least, count }: { networks: number; count: number },
    ): Promise<string[]> {
      const since = now() - countedMs
      const counted = [...(scopes.get(scope) ?? [])].map(([search, networks]) => ({
        search,
        count: [...networks.values()].filter((at) => at > since).length,
      }))
      const known = counted
        .filter((each) => each.count >= least)
        .sort((one, other) => other.count - one.count)
      return Promise.resolve(known.slice(0, count).map(({ search }) => search))
    },
  }
}

/** Beyond the limit the oldest entry goes; of searches, one that a single network made. */
function putLast<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  limit: number,
  goesFirst: (value: Value) => boolean = () => true,
): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return
  const entries = [...map]
  const oldest = entries.find(([, each]) => goesFirst(each)) ?? entries[0]
  if (oldest) map.delete(oldest[0])
}
